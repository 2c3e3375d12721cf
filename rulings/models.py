"""What the rulings keep: the regulations of the organisation that runs this site, as they were published."""

from django.conf import settings
from django.db import models


class PublishedRegulations(models.Model):
    """The options that the Laws leave to the organisation, from a day on. Published ones never change: others follow them."""

    number = models.PositiveIntegerField(unique=True)
    in_force_from = models.DateField()
    values = models.JSONField()
    note = models.TextField(blank=True)
    published_at = models.DateTimeField(auto_now_add=True)
    published_by = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="+")

    objects: "models.Manager[PublishedRegulations]" = models.Manager()

    class Meta:
        ordering = ["in_force_from", "number"]
        permissions = [("publish_regulations", "Can publish regulations")]

    def __str__(self) -> str:
        return str(self.number)
