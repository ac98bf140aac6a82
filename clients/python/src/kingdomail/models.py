"""The types of all requests and answers, made from the OpenAPI document of the server."""

from ._generated.models import *
from ._generated.models import Problem

# What one catches is `kingdomail.Problem`.
del Problem
