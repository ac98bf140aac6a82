// Verifies valid and invalid webhooks, read as JSON from stdin, with the Standard Webhooks library.

import { strict as assert } from "node:assert";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(join(process.cwd(), "here.js"));
const { Webhook, WebhookVerificationError } = require("standardwebhooks");

for (const { secret, body, headers, good } of JSON.parse(readFileSync(0, "utf8"))) {
    let verified = true;
    try {
        new Webhook(secret).verify(body, headers);
    } catch (error) {
        assert(error instanceof WebhookVerificationError, error);
        verified = false;
    }
    assert.equal(verified, good, JSON.stringify({ body, headers }));
}
console.log("verified");
