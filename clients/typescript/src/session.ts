// The tokens of an account, or of an app that acts for it.

import type { Tokens } from "./types.js";

/** How long before its end an access token is renewed. */
const EARLY_SECONDS = 60;

/** What is granted for a time, and what gets the next of its kind. */
export interface Grant {
    accessToken: string;
    refreshToken: string;
    /** How long the access token is good. */
    seconds: number;
}

/** What the API answers. */
export async function grantOfSession(response: Response): Promise<Grant> {
    const { tokens } = (await response.json()) as { tokens: Tokens };
    return { accessToken: tokens.access_token, refreshToken: tokens.refresh_token, seconds: tokens.expires_in_seconds };
}

/** What is answered as OAuth has it. */
export async function grantOfApp(response: Response): Promise<Grant> {
    const tokens = (await response.json()) as { access_token: string; refresh_token: string; expires_in: number };
    return { accessToken: tokens.access_token, refreshToken: tokens.refresh_token, seconds: tokens.expires_in };
}

export type Exchange = (refreshToken: string) => Promise<Grant>;
export type OnRefreshToken = (refreshToken: string) => void | Promise<void>;

/** An access token that is renewed in time, or a personal token, which is used as it is. */
export class Session {
    #token: string | undefined;
    /** In milliseconds of `performance.now()`; at once where there is a refresh token alone. */
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

    /** A token that is good just now. */
    async accessToken(exchange: Exchange): Promise<string | undefined> {
        if (performance.now() >= this.#renewAt) await this.renew(this.#token, exchange);
        return this.#token;
    }

    /** Exchanges the refresh token, unless another call has done so since the token was used, or is about to. */
    async renew(used: string | undefined, exchange: Exchange): Promise<void> {
        const refreshToken = this.#refreshToken;
        if (refreshToken === undefined || this.#token !== used) return;
        this.#renewing ??= exchange(refreshToken)
            .then((grant) => this.begin(grant))
            .finally(() => (this.#renewing = undefined));
        await this.#renewing;
    }

    /** Goes on with new tokens. Whoever keeps the refresh token keeps it before it is used. */
    async begin({ accessToken, refreshToken, seconds }: Grant): Promise<void> {
        this.#refreshToken = refreshToken;
        await this.#onRefreshToken?.(refreshToken);
        this.#token = accessToken;
        this.#renewAt = performance.now() + (seconds - Math.min(EARLY_SECONDS, seconds / 2)) * 1000;
    }
}
