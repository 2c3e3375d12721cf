"""What else the site has on the Law that a search found first: worked cases, deals, questions, commentary."""

from html import escape

from django.utils.translation import gettext as _

from lawbook.beside import Beside, beside
from lawbook.citations import Citation
from lawbook.commentary import readings_on
from lawbook.pages import Pages


def further_html(pages: Pages, law: Citation) -> str:
    """The links below the results, in the language of the pages; nothing where there is nothing."""
    links = beside(law.law, pages.language)
    links += [Beside(one.title[pages.language], one.address(pages.language)) for one in readings_on(law.law)]
    if not links:
        return ""
    shown = "".join(f'<li><a href="{escape(one.address)}">{escape(str(one.label))}</a></li>' for one in links)
    title = _("More on %(law)s") % {"law": law.display(pages.language)}
    return f'<nav class="further" aria-label="{title}"><p>{title}</p><ul>{shown}</ul></nav>'
