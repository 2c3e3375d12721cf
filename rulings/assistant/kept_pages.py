"""The pages of rulings that a reader's browser keeps: the charts of the situations, which need nobody to answer, and what is
read through.
"""

from lawbook import addresses
from lawbook.commentary import readings
from rulings.assistant.entry import kinds_by_group
from rulings.assistant.situation_names import situation_name


def kept_pages(language: str) -> list[str]:
    """Their addresses in a language."""
    listed = dict.fromkeys(kind for _title, kinds in kinds_by_group(language) for kind in kinds)
    charts = [addresses.chart(situation_name(kind, language), language) for kind in listed]
    read = [addresses.page("reading", language), *(one.address(language) for one in readings())]
    return [addresses.page("what-happened", language), addresses.charts(language), *charts, *read]
