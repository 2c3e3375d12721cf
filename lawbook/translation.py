"""The fields that exist in Turkish and in English."""

from modeltranslation.translator import TranslationOptions, register

from lawbook.models import Edition, Erratum, Part, StoredPassage


@register(Edition)
class EditionOptions(TranslationOptions):
    """The title, and who checked the translation."""

    fields = ("title", "translation_checked_by")


@register(Part)
class PartOptions(TranslationOptions):
    """``title_tr``, ``title_en``."""

    fields = ("title",)


@register(StoredPassage)
class StoredPassageOptions(TranslationOptions):
    """Heading, text and the text after what is below."""

    fields = ("heading", "text", "tail")


@register(Erratum)
class ErratumOptions(TranslationOptions):
    """The reason, in both languages."""

    fields = ("why",)
