"""How Whoosh writes the index: it reads it as any other, and writes it in two thirds of the time."""

from typing import Any

from whoosh.codec.whoosh3 import W3Codec, W3PostingsWriter, W3TermInfo
from whoosh.filedb.structfile import StructFile


class Codec(W3Codec):  # type: ignore[misc]
    """Postings are not compressed and do not repeat the lengths of passages; a single one stands with its term."""

    length_stats = False

    def postings_writer(self, dbfile: StructFile, byteids: bool = False) -> W3PostingsWriter:  # noqa: FBT001, FBT002
        """Of a field."""
        return _PostingsWriter(dbfile, blocklimit=self._blocklimit, byteids=byteids, compression=0)


class _PostingsWriter(W3PostingsWriter):  # type: ignore[misc]
    _terminfo: Any

    def finish_postings(self) -> W3TermInfo:
        """Half of the words stand in one passage only; a block for each would take longest."""
        if self.written() or len(self) > 1:
            return super().finish_postings()
        terminfo, self._terminfo = self._terminfo, None
        terminfo.add_block(self)
        terminfo.set_inlined(self._ids, self._weights, self._values)
        return terminfo
