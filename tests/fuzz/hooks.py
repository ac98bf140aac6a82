"""What the tester is told of this server beyond its document. It asks as one role, in the world that `fixture.py` has made."""

import json
import os
from itertools import count
from urllib.request import Request, urlopen
from uuid import UUID

import schemathesis
from schemathesis.generation.meta import TestPhase

WORLD = json.load(open(os.environ["FUZZ_WORLD"], encoding="utf-8"))
addresses = count(1)


if WORLD["token"]:

    @schemathesis.auth(refresh_interval=None)
    class Session:
        """Who asks. What ends a session is asked for by somebody else, who has a new one each time."""

        def get(self, case, context):
            operation = context.operation.definition.raw["operationId"]
            return log_in() if operation == "log_out" else WORLD["token"]

        def set(self, case, token, context):
            case.headers["Authorization"] = f"Bearer {token}"


def log_in():
    body = json.dumps(WORLD["guest"]).encode()
    headers = {"Content-Type": "application/json", "X-Forwarded-For": address()}
    with urlopen(Request(WORLD["server"] + "/v1/sessions", body, headers)) as response:
        return json.load(response)["tokens"]["access_token"]


def address():
    number = next(addresses)
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


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
    if operation == "read_calendar" and len(case.path_parameters.get("token", "")) % 2:
        case.path_parameters["token"] = WORLD["calendar"]
    if case.meta and case.meta.phase.name != TestPhase.STATEFUL:
        for name, value in case.path_parameters.items():
            number, known = number_of(value), WORLD["ids"].get(name)
            if known and number and number % 8:
                case.path_parameters[name] = known[number % len(known)]
    # The session that asks would end with all that is to be asked by it.
    if operation == "revoke_session" and case.path_parameters.get("session_id") == WORLD["session"]:
        case.path_parameters["session_id"] = str(UUID(int=0))
    # Nor is anybody locked who has still to ask, or to be asked about.
    if operation == "lock_account" and case.path_parameters.get("player_id") in WORLD["kept"]:
        case.path_parameters["player_id"] = WORLD["idle"]
    # To wait for notices is a matter of time, not of form.
    if operation == "list_notices" and case.query.get("wait_seconds") in range(2, 31):
        case.query["wait_seconds"] = 1
    # Each request without a token comes from an address of its own, as if by a proxy: of one address alone so many
    # registrations and passwords are refused that little else would be seen.
    if not case.operation.definition.raw["security"]:
        case.headers["X-Forwarded-For"] = address()


# How a request is refused whose form is wrong. By all other codes it is refused for what it asks for: a placement that
# does not fit, a password that is easy to guess. Which those are the document says for each operation.
OF_FORM = {
    "request_malformed",
    "json_malformed",
    "parameter_invalid",
    "header_invalid",
    "body_too_large",
    "content_type_unsupported",
    "content_encoding_unsupported",
    "field_invalid",
    "idempotency_key_missing",
}

REJECTED, ACCEPTED = "ST202", "ST201"
FORMS = {"If-Match": '^"[0-9]{1,9}(-[0-9a-f]+)?"$'}
# The operations whose If-Match may be any tag.
OF_SETTINGS = {"change_habits", "change_notice_settings"}
PRINTABLE = r"^[^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$"
SETTINGS = {"channels", "digest", "language", "quiet_hours"}


@schemathesis.hook
def before_load_schema(context, raw_schema):
    # A request has no fields but those that are named, as the document says in words. Its schemas do not say so where the
    # same one is used in answers, which may come to have more fields.
    schemas = raw_schema["components"]["schemas"]
    for schema in schemas.values():
        if "properties" in schema:
            schema.setdefault("additionalProperties", False)
    # How these are written the document says in words only: a pattern that it has not had would be a change to its clients.
    for operations in raw_schema["paths"].values():
        for operation in operations.values():
            for parameter in operation.get("parameters", []):
                is_any_tag = parameter["name"] == "If-Match" and operation["operationId"] in OF_SETTINGS
                if parameter["name"] in FORMS and not is_any_tag:
                    parameter["schema"] |= {"minLength": 1, "maxLength": 32, "pattern": FORMS[parameter["name"]]}
    for name, field in (("RegisterRequest", "client"), ("LogInRequest", "client"), ("TokenRequest", "name")):
        if name in schemas:
            schemas[name]["properties"][field]["pattern"] = PRINTABLE


@schemathesis.hook
def filter_failure(context, failure, case, response):
    operation = case.operation.definition.raw["operationId"]
    if failure.code == REJECTED:
        problem = response.json()
        # A cursor is what an answer has given, whose form is no promise; quiet hours that end when they begin are none.
        if problem.get("field") in ("cursor", "quiet_hours"):
            return False
        # Only guests may leave the password out.
        if operation == "delete_me" and problem.get("field") == "password":
            return False
        # The version that was seen can be said in the body and in a header, and then is the same.
        return problem["code"] in OF_FORM and "contradict" not in problem.get("detail", "")
    if failure.code == ACCEPTED:
        # To verify a record is to tell what is wrong with it.
        if operation == "verify_record":
            return response.json()["holds"]
        # Where they are missing, the language and the quiet hours are null, as they were before the document asked for them.
        if operation == "change_notice_settings" and isinstance(case.body, dict):
            return not {"channels", "digest"} <= case.body.keys() < SETTINGS
    return True
