"""Verifies the webhooks on standard input, JSON, with the library of Standard Webhooks: good ones and bad ones."""

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
