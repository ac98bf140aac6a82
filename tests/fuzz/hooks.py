"""Schemathesis hooks for rules that the document omits. All requests use one role and the data of `fixture.py`."""

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
        """The session of the role. `log_out` uses a new session of the guest each time."""

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
    """Returns an id as a number, or None for an invalid id."""
    try:
        return UUID(text).int
    except (AttributeError, TypeError, ValueError):
        return None


@schemathesis.hook
def before_call(context, case, kwargs):
    operation = case.operation.definition.raw["operationId"]
    # Requests with generated ids only result in 404: replace most of them with ids of the test
    # data. The stateful phase takes its ids from responses.
    if operation == "get_calendar" and len(case.path_parameters.get("token", "")) % 2:
        case.path_parameters["token"] = WORLD["calendar"]
    if case.meta and case.meta.phase.name != TestPhase.STATEFUL:
        for name, value in case.path_parameters.items():
            number, known = number_of(value), WORLD["ids"].get(name)
            if known and number and number % 8:
                case.path_parameters[name] = known[number % len(known)]
    # Do not revoke the session of the role.
    if operation == "revoke_session" and case.path_parameters.get("session_id") == WORLD["session"]:
        case.path_parameters["session_id"] = str(UUID(int=0))
    # Do not lock accounts that later requests use.
    if operation == "lock_account" and case.path_parameters.get("player_id") in WORLD["kept"]:
        case.path_parameters["player_id"] = WORLD["idle"]
    # Shorten long polls.
    if operation == "list_notifications" and case.query.get("wait_seconds") in range(2, 31):
        case.query["wait_seconds"] = 1
    # Send each request without a token from an address of its own, as if through a proxy: the
    # limits per address would reject most registrations and logins.
    if not case.operation.definition.raw["security"]:
        case.headers["X-Forwarded-For"] = address()


# The codes for requests that violate the schema. All other codes, which the document lists for each
# operation, concern the content of a valid request, such as an illegal placement or a weak
# password.
SCHEMA_CODES = {
    "request_malformed",
    "json_malformed",
    "parameter_invalid",
    "header_invalid",
    "body_too_large",
    "content_type_unsupported",
    "content_encoding_unsupported",
    "field_invalid",
    "idempotency_key_required",
}

REJECTED, ACCEPTED = "ST202", "ST201"
FORMS = {"If-Match": '^"[0-9]{1,9}(-[0-9a-f]+)?"$'}
# The operations that accept any tag in If-Match.
SETTINGS_OPERATIONS = {"update_availability", "update_notification_settings"}
PRINTABLE = r"^[^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$"
SETTINGS = {"channels", "digest", "language", "quiet_hours"}


@schemathesis.hook
def before_load_schema(context, raw_schema):
    # Requests accept named fields only, which the document states in its description. Schemas that
    # are also used in responses do not forbid other fields, because responses may gain fields.
    schemas = raw_schema["components"]["schemas"]
    for schema in schemas.values():
        if "properties" in schema:
            schema.setdefault("additionalProperties", False)
    # The document states these formats in descriptions only: adding a pattern would be a breaking
    # change.
    for operations in raw_schema["paths"].values():
        for operation in operations.values():
            for parameter in operation.get("parameters", []):
                is_any_tag = parameter["name"] == "If-Match" and operation["operationId"] in SETTINGS_OPERATIONS
                if parameter["name"] in FORMS and not is_any_tag:
                    parameter["schema"] |= {"minLength": 1, "maxLength": 32, "pattern": FORMS[parameter["name"]]}
    for name, field in (("CreateAccount", "client"), ("CreateGuest", "client"), ("LogIn", "client"), ("CreateToken", "name")):
        if name in schemas:
            schemas[name]["properties"][field]["pattern"] = PRINTABLE


@schemathesis.hook
def filter_failure(context, failure, case, response):
    operation = case.operation.definition.raw["operationId"]
    if failure.code == REJECTED:
        problem = response.json()
        # The format of cursors is undocumented, and quiet hours must not be empty.
        if problem.get("field") in ("cursor", "quiet_hours"):
            return False
        # The password is optional for guests only.
        if operation == "delete_me" and problem.get("field") == "password":
            return False
        # The versions in the body and in the header must not contradict each other.
        return problem["code"] in SCHEMA_CODES and "contradict" not in problem.get("detail", "")
    if failure.code == ACCEPTED:
        # The result of a verification states that the record is invalid.
        if operation == "verify_record":
            return response.json()["valid"]
        # Missing languages and quiet hours are accepted as null, for clients from before these
        # fields became required.
        if operation == "update_notification_settings" and isinstance(case.body, dict):
            return not {"channels", "digest"} <= case.body.keys() < SETTINGS
    return True
