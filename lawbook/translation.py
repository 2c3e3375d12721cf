"""The fields that exist in Turkish and in English."""

from modeltranslation.translator import TranslationOptions, register

from lawbook.models import Definition, Edition, Erratum, Footnote, Law, Part, Section


@register(Edition)
class EditionOptions(TranslationOptions):
    """The title, and who checked the translation."""

    fields = ("title", "translation_checked_by")


@register(Part)
class PartOptions(TranslationOptions):
    """``title_tr``, ``title_en``."""

    fields = ("title",)


@register(Law)
@register(Section)
class ClauseOptions(TranslationOptions):
    """Heading, text and the text after the children."""

    fields = ("heading", "text", "tail")


@register(Definition)
@register(Footnote)
class EntryOptions(TranslationOptions):
    """Term and text."""

    fields = ("heading", "text")


@register(Erratum)
class ErratumOptions(TranslationOptions):
    """The reason, in both languages."""

    fields = ("why",)
