// A player lets an app in that runs where there is no browser, such as a terminal or a television (RFC 8628).

import { form, sleep, type Http } from "./http.js";
import { Problem } from "./problem.js";
import { grantOfApp, type Grant } from "./session.js";

const GRANT_TYPE = "urn:ietf:params:oauth:grant-type:device_code";
const SLOWER_BY_SECONDS = 5;

/** What an app shows to the player who is to let it in. */
export interface DeviceCode {
    /** What the player types in at `verificationUri`. */
    userCode: string;
    /** Where the player lets the app in, with the browser of a phone or of any other device. */
    verificationUri: string;
    /** The same with the code in it, for a link or a QR code. */
    verificationUriComplete: string;
    /** For how many seconds the code is good. */
    expiresIn: number;
}

/** Is called with what the player has to be told. */
export type Show = (code: DeviceCode) => void | Promise<void>;

interface Told {
    device_code: string;
    user_code: string;
    verification_uri: string;
    verification_uri_complete: string;
    expires_in: number;
    interval: number;
}

/** Shows a code, and waits until the player has let the app in. */
export async function letIn(
    http: Http,
    clientId: string,
    scopes: Iterable<string>,
    show: Show,
    signal: AbortSignal | undefined,
): Promise<Grant> {
    const ask = (path: string, fields: Record<string, string>): Promise<Response> =>
        http.send(path, { ...form({ client_id: clientId, ...fields }), signal: signal ?? null }, { anonymous: true });
    const told = (await (await ask("/oauth/device_authorization", { scope: [...scopes].join(" ") })).json()) as Told;
    const until = performance.now() + told.expires_in * 1000;
    await show({
        userCode: told.user_code,
        verificationUri: told.verification_uri,
        verificationUriComplete: told.verification_uri_complete,
        expiresIn: told.expires_in,
    });
    for (let pause = told.interval; ; ) {
        await sleep(pause, signal);
        try {
            return await grantOfApp(await ask("/oauth/token", { grant_type: GRANT_TYPE, device_code: told.device_code }));
        } catch (error) {
            const isOver = signal?.aborted === true || performance.now() > until;
            if (!(error instanceof Problem)) {
                if (isOver) throw error;
                pause += SLOWER_BY_SECONDS;
            } else if (error.code === "slow_down") {
                pause += SLOWER_BY_SECONDS;
            } else if (error.passes && !isOver) {
                pause = Math.max(pause, error.retryAfter ?? 0);
            } else if (error.code !== "authorization_pending") {
                throw error;
            }
        }
    }
}
