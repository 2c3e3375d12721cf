"""The tiles that somebody's words are about: those of the situations that the words tell, then those that have the words."""

from lawbook import turkish
from lawbook.book import Book
from lawbook.search.service import search
from rulings.assistant.entry import Tile, groups, tiles_of_kind
from rulings.assistant.situation_search import situations_named

_MOST = 12


def tiles_for(book: Book, query: str, language: str) -> list[Tile]:
    """The likeliest first, each address once; none where nothing is near."""
    sought = turkish.fold(query).split()
    found = [(one.citation, one.score) for one in search(book, query, language).results] if sought else []
    told = [tile for kind in situations_named(query, language, found) for tile in tiles_of_kind(kind, language)]
    every = [tile for group in groups(language) for tile in group.tiles] if sought else []
    saying = [tile for tile in every if all(word in turkish.fold(tile.said) for word in sought)]
    return list({tile.address: tile for tile in [*saying, *told]}.values())[:_MOST]
