// The tokens of a session or of an authorized app.

import type { Tokens } from "./types.js";

/** Seconds before its expiry at which an access token is refreshed. */
const EARLY_SECONDS = 60;

/** An access token and the refresh token for the next one. */
export interface Grant {
    accessToken: string;
    refreshToken: string;
    /** Lifetime of the access token. */
    seconds: number;
}

/** Reads the response of the API. */
export async function grantOfSession(response: Response): Promise<Grant> {
    const { tokens } = (await response.json()) as { tokens: Tokens };
    return { accessToken: tokens.access_token, refreshToken: tokens.refresh_token, seconds: tokens.expires_in_seconds };
}

/** Reads the response of the OAuth token endpoint. */
export async function grantOfApp(response: Response): Promise<Grant> {
    const tokens = (await response.json()) as { access_token: string; refresh_token: string; expires_in: number };
    return { accessToken: tokens.access_token, refreshToken: tokens.refresh_token, seconds: tokens.expires_in };
}

export type Exchange = (refreshToken: string) => Promise<Grant>;
export type OnRefreshToken = (refreshToken: string) => void | Promise<void>;

/** An access token that is refreshed before it expires, or a personal token. */
export class Session {
    #token: string | undefined;
    /** Time of the next refresh, as `performance.now()`: immediately if only a refresh token is given. */
    #renewAt: number;
    #refreshToken: string | undefined;
    readonly #onRefreshToken: OnRefreshToken | undefined;
    #renewing: Promise<void> | undefined;

    constructor(token: string | undefined, refreshToken: string | undefined, onRefreshToken: OnRefreshToken | undefined) {
        this.#token = token;
        this.#renewAt = token === undefined ? 0 : Infinity;
        this.#refreshToken = refreshToken;
        this.#onRefreshToken = onRefreshToken;
    }

    /** Returns a valid access token. */
    async accessToken(exchange: Exchange): Promise<string | undefined> {
        if (performance.now() >= this.#renewAt) await this.renew(this.#token, exchange);
        return this.#token;
    }

    /** Exchanges the refresh token, unless another call has replaced the used access token or is doing so. */
    async renew(used: string | undefined, exchange: Exchange): Promise<void> {
        const refreshToken = this.#refreshToken;
        if (refreshToken === undefined || this.#token !== used) return;
        this.#renewing ??= exchange(refreshToken)
            .then((grant) => this.begin(grant))
            .finally(() => (this.#renewing = undefined));
        await this.#renewing;
    }

    /** Starts using new tokens, after the callback has saved the refresh token. */
    async begin({ accessToken, refreshToken, seconds }: Grant): Promise<void> {
        this.#refreshToken = refreshToken;
        await this.#onRefreshToken?.(refreshToken);
        this.#token = accessToken;
        this.#renewAt = performance.now() + (seconds - Math.min(EARLY_SECONDS, seconds / 2)) * 1000;
    }
}
