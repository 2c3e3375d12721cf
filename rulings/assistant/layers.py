"""Where the boxes of a chart stand: in columns from left to right, placed by grandalf (Sugiyama layout, Brandes and Köpf).

Above and below one another they keep the order in which the tree is told. So no line crosses another.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # loaded with the first chart: grandalf brings 15 MB along where numpy is installed
    from grandalf.graphs import Edge, Vertex


@dataclass(frozen=True)
class Size:
    """How much room a box takes, and the number of the box on its left; ``None`` for the first."""

    width: int
    height: int
    parent: int | None = None


@dataclass
class _View:
    """A box as grandalf knows it, for which columns are layers from above: its ``w`` is our height."""

    w: int
    h: int
    xy: tuple[float, float] = (0.0, 0.0)


def places(sizes: Sequence[Size], across: int, between: int) -> list[tuple[int, int]]:
    """The left upper corner of each box, in the order of ``sizes``: a parent before its children, from 0 on.

    ``across``: the room between columns, ``between``: that between boxes above one another.
    """
    from grandalf.graphs import Edge, Vertex

    vertices = [Vertex(number) for number in range(len(sizes))]
    for vertex, size in zip(vertices, sizes, strict=True):
        vertex.view = _View(size.height, size.width)
    edges = [
        Edge(vertices[one.parent], vertex)
        for one, vertex in zip(sizes, vertices, strict=True)
        if one.parent is not None
    ]
    tops = _tops(vertices, edges, between)
    columns = _columns(sizes, across)
    return [(column, round(top - min(tops))) for column, top in zip(columns, tops, strict=True)]


def _tops(vertices: "list[Vertex]", edges: "list[Edge]", between: int) -> list[float]:
    """How far down each box begins. Where the means of the layout let boxes touch, the lower one gives way."""
    from grandalf.graphs import Graph
    from grandalf.layouts import SugiyamaLayout

    layout = SugiyamaLayout(Graph(vertices, edges).C[0])
    layout.xspace = between
    layout.init_all(roots=vertices[:1])
    for layer in layout.layers:
        layer.sort(key=lambda vertex: vertex.data)
        for at, vertex in enumerate(layer):
            layout.grx[vertex].pos = at
    layout.draw(0)
    tops = [vertex.view.xy[0] - vertex.view.w / 2 for vertex in vertices]
    for layer in layout.layers:
        for above, below in pairwise(vertex.data for vertex in layer):
            tops[below] = max(tops[below], tops[above] + vertices[above].view.w + between)
    return tops


def _columns(sizes: Sequence[Size], across: int) -> list[int]:
    """How far to the right each box stands: behind the widest of the column before."""
    depths: list[int] = []
    for one in sizes:
        depths.append(0 if one.parent is None else depths[one.parent] + 1)
    begins, right = [], 0
    for depth in range(max(depths) + 1):
        begins.append(right)
        right += max(one.width for one, own in zip(sizes, depths, strict=True) if own == depth) + across
    return [begins[depth] for depth in depths]
