// The front door.

import { newApi } from "./api.js";
import type { Api } from "./generated/operations.js";
import { Http, RETRIES, type Retries } from "./http.js";
import { Session, type OnRefreshToken } from "./session.js";
import { gameEvents, notices, SILENCE_SECONDS } from "./streams.js";
import { turns, type Turn } from "./turns.js";
import type { GameEvent, Notice, Tokens } from "./types.js";

export interface Options {
    /** A personal token, which is used as it is. */
    token?: string;
    /** Goes on with a session. */
    refreshToken?: string;
    /** Is called with each new refresh token before it is used: keep it to go on with the session later. */
    onRefreshToken?: OnRefreshToken;
    retries?: Partial<Retries>;
    /** Seconds to wait for an answer; 60 by default, because a long poll takes up to 30. */
    timeout?: number;
    /** Seconds without a sign of life after which a stream connects anew; 30 by default. */
    silence?: number;
    /** In which language the server writes to people, as `Accept-Language` has it. */
    language?: string;
    /** Another way to send requests. */
    fetch?: typeof fetch;
}

export interface StreamOptions {
    /** Begins after this version or position; by default with what is new. */
    after?: number;
    /** Ends the stream. */
    signal?: AbortSignal;
}

/**
 * A connection to a server, in the name of an account.
 *
 * Pass a personal token, or begin a session with `logIn`, `register` or `guest`, or go on with one by its `refreshToken`.
 * Without any of them you may ask what needs no account.
 */
export class Client {
    /** Every operation of the server as a method. */
    readonly api: Api;
    readonly #http: Http;
    readonly #session: Session;
    readonly #silence: number;

    constructor(url: string, options: Options = {}) {
        this.#session = new Session(options.token, options.refreshToken, options.onRefreshToken);
        this.#http = new Http({
            url: url.replace(/\/+$/, ""),
            session: this.#session,
            retries: { ...RETRIES, ...options.retries },
            timeout: options.timeout ?? 60,
            headers: options.language === undefined ? {} : { "Accept-Language": options.language },
            // A browser calls its own only as a method of the window.
            fetch: options.fetch ?? ((...request) => fetch(...request)),
        });
        this.#silence = options.silence ?? SILENCE_SECONDS;
        this.api = newApi(this.#http);
    }

    /** Begins a session of an account. */
    static logIn(url: string, name: string, password: string, options?: Options): Promise<Client> {
        return Client.#begin(url, "/v1/sessions", { name, password }, options);
    }

    /** Makes an account, and begins a session of it. If the answer is lost, log in. */
    static register(url: string, name: string, password: string, options?: Options): Promise<Client> {
        return Client.#begin(url, "/v1/players", { name, password }, options);
    }

    /** Begins a session of a new account without a name and a password. It plays where no ratings change. */
    static guest(url: string, options?: Options): Promise<Client> {
        return Client.#begin(url, "/v1/guests", {}, options);
    }

    static async #begin(url: string, path: string, body: object, options?: Options): Promise<Client> {
        const client = new Client(url, options);
        const headers = { "Content-Type": "application/json" };
        const init = { method: "POST", headers, body: JSON.stringify(body) };
        const response = await client.#http.send(path, init, { anonymous: true });
        await client.#session.begin(((await response.json()) as { tokens: Tokens }).tokens);
        return client;
    }

    /**
     * Sends a request to a path of the server, with the token. It is repeated if it may be, and a refusal is thrown as a
     * `Problem`. For requests that `api` has not.
     */
    fetch(path: string, init?: RequestInit): Promise<Response> {
        return this.#http.send(path, init);
    }

    /**
     * Each decision that is yours to make, now and as it comes, once: in all games but sandboxes, or in one game of any kind.
     *
     * Play a turn before you ask for the next one. If you do not, it does not come again. The turns of one game end with the
     * game; those of all games never end. However long the server is away, the iterator waits.
     */
    myTurns(gameId?: string, { signal }: { signal?: AbortSignal } = {}): AsyncGenerator<Turn, void> {
        return turns(this.api, gameId, signal);
    }

    /**
     * What happens in a game after a version, by default from now on, until the game is over. When the connection breaks, the
     * stream is resumed after the last event.
     */
    streamGame(gameId: string, options: StreamOptions = {}): AsyncGenerator<GameEvent, void> {
        return gameEvents(this.#http, this.api, gameId, this.#silence, options);
    }

    /** What you are told after a position, by default from now on. It never ends by itself. */
    streamNotices(options: StreamOptions = {}): AsyncGenerator<Notice, void> {
        return notices(this.#http, this.api, this.#silence, options);
    }
}
