"""Client for Kingdomail, a play-by-mail server for the board game Kingdomino. Start with `Client`."""

from ._client import Client, Options
from ._device import DeviceCode
from ._generated.types import UNSET, Unset
from ._http import Retries
from ._problem import Problem
from ._turns import Turn

__all__ = ["UNSET", "Client", "DeviceCode", "Options", "Problem", "Retries", "Turn", "Unset"]
