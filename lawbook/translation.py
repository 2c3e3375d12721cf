"""The fields that exist in Turkish and in English."""

from modeltranslation.translator import TranslationOptions, register

from lawbook.models import ChangeNote, Edition, Erratum, Part, StoredPassage


@register(Edition)
class EditionOptions(TranslationOptions):
    """The title, who checked the translation, and why it was withdrawn."""

    fields = ("title", "translation_checked_by", "withdrawn_why")


@register(ChangeNote)
class ChangeNoteOptions(TranslationOptions):
    """What is said of a change."""

    fields = ("note",)


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
