"""A part of a question's page that is the same for everybody: taken from what was written beforehand, where there is such."""

from django import template
from django.template.context import Context
from django.utils.safestring import SafeString

from lawbook.templatetags.kept import NamedNode

register = template.Library()


class PartNode(NamedNode):
    """``{% part "name" value … %}…{% endpart %}``: the name and the values tell it from the other parts of the page.

    It may depend on nothing else but the question, the language and the edition in force. The context's ``written`` are parts
    by name and values; to its ``noted``, if there is such, every part is added.
    """

    def render(self, context: Context) -> SafeString:
        """As it was written beforehand, or now."""
        written, noted = context.get("written"), context.get("noted")
        name = " ".join([self.name, *(str(one.resolve(context)) for one in self.values)])
        if written and name in written:
            return SafeString(written[name])
        found: SafeString = self.nodelist.render(context)
        if noted is not None:
            noted[name] = found
        return found


register.tag("part", PartNode.read)
