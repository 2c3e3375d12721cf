"""A search keeps what it found for itself alone: whoever asks about a thousand claims fills no process."""

import gc
import tracemalloc

from bench.claims import ending
from rulings.adjudication.adjudicating import least
from rulings.adjudication.search import Budget

_POSITIONS, _MOST_BYTES = 600, 100_000


def test_claims_leave_nothing_behind() -> None:
    least(ending(1), Budget(_POSITIONS))
    gc.collect()
    tracemalloc.start()
    try:
        for seed in range(2, 5):
            least(ending(seed), Budget(_POSITIONS))
        gc.collect()
        kept, _most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept < _MOST_BYTES
