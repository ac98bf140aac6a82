// OAuth device authorization (RFC 8628) for apps without a browser, in a terminal or on a television.

import { form, sleep, type Http } from "./http.js";
import { Problem } from "./problem.js";
import { grantOfApp, type Grant } from "./session.js";

const GRANT_TYPE = "urn:ietf:params:oauth:grant-type:device_code";
const SLOWER_BY_SECONDS = 5;

/** The code that an app displays to the player. */
export interface DeviceCode {
    /** Code that the player types at `verificationUri`. */
    userCode: string;
    /** Page where the player authorizes the app, in the browser of any device. */
    verificationUri: string;
    /** The same page with the code filled in, for a link or a QR code. */
    verificationUriComplete: string;
    /** Lifetime of the code in seconds. */
    expiresIn: number;
}

/** Displays the code to the player. */
export type Show = (code: DeviceCode) => void | Promise<void>;

interface DeviceAuthorization {
    device_code: string;
    user_code: string;
    verification_uri: string;
    verification_uri_complete: string;
    expires_in: number;
    interval: number;
}

/** Requests a code, passes it to `show`, and polls until the player has decided. */
export async function authorizeDevice(
    http: Http,
    clientId: string,
    scopes: Iterable<string>,
    show: Show,
    signal: AbortSignal | undefined,
): Promise<Grant> {
    const post = (path: string, fields: Record<string, string>): Promise<Response> =>
        http.send(path, { ...form({ client_id: clientId, ...fields }), signal: signal ?? null }, { anonymous: true });
    const response = await post("/oauth/device_authorization", { scope: [...scopes].join(" ") });
    const device = (await response.json()) as DeviceAuthorization;
    const until = performance.now() + device.expires_in * 1000;
    await show({
        userCode: device.user_code,
        verificationUri: device.verification_uri,
        verificationUriComplete: device.verification_uri_complete,
        expiresIn: device.expires_in,
    });
    for (let pause = device.interval; ; ) {
        await sleep(pause, signal);
        try {
            return await grantOfApp(await post("/oauth/token", { grant_type: GRANT_TYPE, device_code: device.device_code }));
        } catch (error) {
            const giveUp = signal?.aborted === true || performance.now() > until;
            if (!(error instanceof Problem)) {
                if (giveUp) throw error;
                pause += SLOWER_BY_SECONDS;
            } else if (error.code === "slow_down") {
                pause += SLOWER_BY_SECONDS;
            } else if (error.isTemporary && !giveUp) {
                pause = Math.max(pause, error.retryAfter ?? 0);
            } else if (error.code !== "authorization_pending") {
                throw error;
            }
        }
    }
}
