// The tokens of an account.

import type { Tokens } from "./types.js";

/** How long before its end an access token is renewed. */
const EARLY_SECONDS = 60;

export type Exchange = (refreshToken: string) => Promise<Tokens>;
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
            .then((tokens) => this.begin(tokens))
            .finally(() => (this.#renewing = undefined));
        await this.#renewing;
    }

    /** Goes on with new tokens. Whoever keeps the refresh token keeps it before it is used. */
    async begin(tokens: Tokens): Promise<void> {
        this.#refreshToken = tokens.refresh_token;
        await this.#onRefreshToken?.(tokens.refresh_token);
        this.#token = tokens.access_token;
        const seconds = tokens.expires_in_seconds;
        this.#renewAt = performance.now() + (seconds - Math.min(EARLY_SECONDS, seconds / 2)) * 1000;
    }
}
