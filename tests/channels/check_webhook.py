"""Verifies valid and invalid webhooks, read as JSON from stdin, with the Standard Webhooks library."""

import json
import sys

from standardwebhooks import Webhook, WebhookVerificationError

for case in json.load(sys.stdin):
    try:
        Webhook(case["secret"]).verify(case["body"], case["headers"])
        good = True
    except WebhookVerificationError:
        good = False
    assert good == case["good"], case
print("verified")
