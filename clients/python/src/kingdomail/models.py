"""The types of all requests and answers, made from the OpenAPI document of the server."""

from ._generated.models import *
