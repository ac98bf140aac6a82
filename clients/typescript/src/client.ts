// The entry point of the package.

import { newApi, newKey } from "./api.js";
import { authorizeDevice, type Show } from "./device.js";
import type { Api } from "./generated/operations.js";
import { Http, json, RETRIES, type Retries } from "./http.js";
import { grantOfSession, Session, type OnRefreshToken } from "./session.js";
import { gameEvents, notifications, SILENCE_SECONDS } from "./streams.js";
import { turns, type Turn } from "./turns.js";
import type { GameEvent, Notification } from "./types.js";

export interface Options {
    /** A personal token. */
    token?: string;
    /** The refresh token of a session or, with `clientId`, of an authorized app. */
    refreshToken?: string;
    /** The name of the app that the refresh token belongs to. */
    clientId?: string;
    /** Called with each new refresh token before its first use. Save the token to continue the session later. */
    onRefreshToken?: OnRefreshToken;
    /** Limits for retries. */
    retries?: Partial<Retries>;
    /** Seconds to wait for a response; 60 by default, because a long poll takes up to 30. */
    timeout?: number;
    /** Seconds without data after which a stream reconnects; 30 by default. */
    silence?: number;
    /** Language of the texts of the server, in the format of `Accept-Language`. */
    language?: string;
    /** A custom implementation of `fetch`. */
    fetch?: typeof fetch;
}

export interface StreamOptions {
    /** Version or position after which the stream starts; by default, the stream starts with the next event. */
    after?: number;
    /** Stops the stream. */
    signal?: AbortSignal;
}

/**
 * A connection to a server on behalf of an account.
 *
 * Pass a personal token, create a session with `logIn`, `register` or `guest`, or continue a session with its `refreshToken`. An
 * app that a player has authorized passes its `clientId` together with its refresh token; an app without a browser is authorized
 * with `authorize`. Without credentials, only public operations are available.
 */
export class Client {
    /** A method for each operation of the server. */
    readonly api: Api;
    readonly #http: Http;
    readonly #session: Session;
    readonly #silence: number;

    constructor(url: string, options: Options = {}) {
        this.#session = new Session(options.token, options.refreshToken, options.onRefreshToken);
        this.#http = new Http({
            url: url.replace(/\/+$/, ""),
            session: this.#session,
            clientId: options.clientId,
            retries: { ...RETRIES, ...options.retries },
            timeout: options.timeout ?? 60,
            headers: options.language === undefined ? {} : { "Accept-Language": options.language },
            // In browsers, `fetch` must be called as a function of the window.
            fetch: options.fetch ?? ((...request) => fetch(...request)),
        });
        this.#silence = options.silence ?? SILENCE_SECONDS;
        this.api = newApi(this.#http);
    }

    /** Creates a session of an existing account. */
    static logIn(url: string, name: string, password: string, options?: Options): Promise<Client> {
        return Client.#begin(url, "/v1/sessions", { name, password }, options);
    }

    /** Creates an account and a session. Retries do not create a second account. */
    static register(url: string, name: string, password: string, options?: Options): Promise<Client> {
        return Client.#begin(url, "/v1/players", { name, password }, options, newKey());
    }

    /** Creates a guest account, which has no name and no password, and a session. Guests play unrated games only. */
    static guest(url: string, options?: Options): Promise<Client> {
        return Client.#begin(url, "/v1/guests", {}, options);
    }

    /**
     * Authorizes an app without a browser: calls `show` with a code and waits for the decision of the player.
     *
     * `clientId` is the name of the app that the player sees. Throws a `Problem` with the code `access_denied` if the player
     * denies access, and with `expired_token` if the code expires.
     */
    static async authorize(
        url: string,
        clientId: string,
        scopes: Iterable<string>,
        show: Show,
        { signal, ...options }: Options & { signal?: AbortSignal } = {},
    ): Promise<Client> {
        const client = new Client(url, { ...options, clientId });
        await client.#session.begin(await authorizeDevice(client.#http, clientId, scopes, show, signal));
        return client;
    }

    static async #begin(url: string, path: string, body: object, options?: Options, key?: string): Promise<Client> {
        const client = new Client(url, options);
        const init = json(body, key === undefined ? {} : { "Idempotency-Key": key });
        const response = await client.#http.send(path, init, { anonymous: true });
        await client.#session.begin(await grantOfSession(response));
        return client;
    }

    /**
     * Sends a request that `api` does not cover to a path of the server, with the token. Retries the request if that is safe, and
     * throws errors as `Problem`.
     */
    fetch(path: string, init?: RequestInit): Promise<Response> {
        return this.#http.send(path, init);
    }

    /**
     * Yields each decision of the account exactly once, as it becomes due.
     *
     * Without `gameId`, covers all games except sandboxes and never ends. With `gameId`, covers this game, which may be a
     * sandbox, and ends with it. Play a turn before you request the next one: a turn is not yielded again. The iterator waits
     * while the server is unavailable.
     */
    myTurns(gameId?: string, { signal }: { signal?: AbortSignal } = {}): AsyncGenerator<Turn, void> {
        return turns(this.api, gameId, signal);
    }

    /**
     * Streams the events of a game after a version, by default new events only, until the game ends. Resumes after the last
     * event if the connection breaks.
     */
    streamGame(gameId: string, options: StreamOptions = {}): AsyncGenerator<GameEvent, void> {
        return gameEvents(this.#http, this.api, gameId, this.#silence, options);
    }

    /** Streams the notifications after a position, by default new ones only. Never ends by itself. */
    streamNotifications(options: StreamOptions = {}): AsyncGenerator<Notification, void> {
        return notifications(this.#http, this.api, this.#silence, options);
    }
}
