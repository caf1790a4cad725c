"""Duels of the Duel Masters trading card game, played by the engine `taiki` in a process of its own, or at a port."""

from taiki.client import Client, TaikiError, shared_client
from taiki.duel import AgentName, Decks, Duel, Player, Result
from taiki.schema import ArraySchema, Column, Observation, RowBlock, Schema
from taiki.transport import ServerEndedError
from taiki.vector import VectorDuels

__all__ = [
    "AgentName",
    "ArraySchema",
    "Client",
    "Column",
    "Decks",
    "Duel",
    "Observation",
    "Player",
    "Result",
    "RowBlock",
    "Schema",
    "ServerEndedError",
    "TaikiError",
    "VectorDuels",
    "shared_client",
]
