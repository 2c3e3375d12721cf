"""What is put into a page that is rendered once."""

from lawbook.frames import in_frame


def test_each_mark_is_replaced_and_nothing_in_what_is_put() -> None:
    put = {"-the-title-": "&lt;-the-body-&gt;", "-the-title- · ": "", "-the-body-": "<p>-the-title-</p>"}
    made: list[int] = []

    def make() -> str:
        made.append(1)
        return "<h1>-the-title-</h1><b>-the-title- · x</b>-the-body-"

    shown = in_frame(("test", "1"), make, put)
    assert shown == "<h1>&lt;-the-body-&gt;</h1><b>x</b><p>-the-title-</p>"
    assert in_frame(("test", "1"), make, put | {"-the-body-": "other"}).endswith("other")
    assert len(made) == 1
    in_frame(("test", "2"), make, put)
    assert len(made) == 2
