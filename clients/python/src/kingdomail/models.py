"""The types of all requests and responses, generated from the OpenAPI document of the server."""

from ._generated.models import *
from ._generated.models import Problem

# The exception is `kingdomail.Problem`.
del Problem
