"""What the tester is told of this server beyond its document. It asks as one role, in the world that `ground.py` has made."""

import json
import os
from itertools import count
from urllib.request import Request, urlopen
from uuid import UUID

import schemathesis
from schemathesis.generation.meta import TestPhase

WORLD = json.load(open(os.environ["KINGDOMAIL_FUZZ_WORLD"], encoding="utf-8"))
addresses = count(1)


if WORLD["token"]:

    @schemathesis.auth(refresh_interval=None)
    class Session:
        """Who asks. What ends a session is asked for by somebody else, who has a new one each time."""

        def get(self, case, context):
            operation = context.operation.definition.raw["operationId"]
            return log_in() if operation in ("log_out", "delete_me") else WORLD["token"]

        def set(self, case, token, context):
            case.headers["Authorization"] = f"Bearer {token}"


def log_in():
    body = json.dumps(WORLD["guest"]).encode()
    headers = {"Content-Type": "application/json"}
    with urlopen(Request(WORLD["server"] + "/v1/sessions", body, headers)) as response:
        return json.load(response)["tokens"]["access_token"]


def number_of(text):
    """What an id is as a number; none if it is no id."""
    try:
        return UUID(text).int
    except (AttributeError, TypeError, ValueError):
        return None


@schemathesis.hook
def before_call(context, case, kwargs):
    operation = case.operation.definition.raw["operationId"]
    # An invented id is nobody's, and what is asked of it is answered by 404: most of them are replaced by one that there
    # is. The walk from answer to request has ids that there are.
    if case.meta and case.meta.phase.name != TestPhase.STATEFUL:
        for name, value in case.path_parameters.items():
            number, known = number_of(value), WORLD["ids"].get(name)
            if known and number and number % 8:
                case.path_parameters[name] = known[number % len(known)]
    # The session that asks would end with all that is to be asked by it.
    if operation == "revoke_session" and case.path_parameters.get("session_id") == WORLD["session"]:
        case.path_parameters["session_id"] = str(UUID(int=0))
    # To wait for notices is a matter of time, not of form.
    if operation == "list_notices" and case.query.get("wait_seconds") in range(2, 31):
        case.query["wait_seconds"] = 1
    # Each request without a token comes from an address of its own, as if by a proxy: of one address alone so many
    # registrations and passwords are refused that little else would be seen.
    if not case.operation.definition.raw["security"]:
        number = next(addresses)
        case.headers["X-Forwarded-For"] = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


# How a request is refused whose form is wrong. By all other codes it is refused for what it asks for: a placement that
# does not fit, a password that is easy to guess. Which those are the document says for each operation.
OF_FORM = {
    "request_malformed",
    "json_malformed",
    "parameter_invalid",
    "header_invalid",
    "body_too_large",
    "content_type_unsupported",
    "field_invalid",
    "idempotency_key_missing",
}


@schemathesis.hook
def filter_failure(context, failure, case, response):
    if failure.code != "ST202":
        return True
    return response.json()["code"] in OF_FORM
