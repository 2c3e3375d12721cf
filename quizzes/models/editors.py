"""What editors decide about questions."""

from django.conf import settings
from django.db import models


class WithdrawnTemplate(models.Model):
    """A template whose questions are asked nowhere from now on, until somebody takes it back."""

    template = models.SlugField(max_length=60, primary_key=True)
    reason = models.CharField(max_length=300)
    withdrawn = models.DateTimeField(auto_now_add=True)
    withdrawn_by = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+")

    class Meta:
        default_permissions = ()
        permissions = (("judge_questions", "Can judge questions"),)

    def __str__(self) -> str:
        return self.template
