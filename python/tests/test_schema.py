import json

import numpy as np
import pytest

from taiki import Client, Schema
from taiki.schema import SUPPORTED_VERSION


def test_the_schema_has_the_shapes_that_the_docstrings_name(client: Client) -> None:
    schema = client.schema
    assert [schema.cards.shape, schema.globals.shape, schema.slots.shape, schema.mask.shape] == [
        (188, 136),
        (80,),
        (64, 25),
        (64,),
    ]
    assert (schema.option_slots, schema.next_slot, schema.done_slot) == (62, 62, 63)
    assert schema.card_names[:2] == ("", "")
    assert "Aqua Hulcus" in schema.card_names
    assert schema.cards.columns[schema.cards.index("attachedTo")].min == -1
    assert sum(block.count for block in schema.rows) == 188
    with pytest.raises(KeyError):
        schema.cards.index("toughness")


def test_bounds_are_those_of_the_columns(client: Client) -> None:
    array = client.schema.cards
    low, high = array.bounds()
    assert (low.shape, low.dtype) == ((188, 136), np.dtype(np.float32))
    assert (low[7, array.index("attachedTo")], high[7, array.index("tapped")]) == (-1, 1)
    assert (low[0, array.index("power")], high[0, array.index("power")]) == (-100_000, 100_000)
    for one in (client.schema.cards, client.schema.globals, client.schema.slots):
        assert all(np.isfinite(bound).all() for bound in one.bounds())
        assert [one.columns[number].kind for number in one.numbers_of("row")] == ["row"] * len(
            one.numbers_of("row")
        )


def test_another_version_of_the_encoding_is_refused(client: Client) -> None:
    other = json.loads(json.dumps(client.call("learning.schema")))
    other["version"] = 99
    with pytest.raises(ValueError, match=f"version 99 of the encoding, expected {SUPPORTED_VERSION}"):
        Schema.from_json(other)
