// The front door.

import { newApi, newKey } from "./api.js";
import { letIn, type Show } from "./device.js";
import type { Api } from "./generated/operations.js";
import { Http, json, RETRIES, type Retries } from "./http.js";
import { grantOfSession, Session, type OnRefreshToken } from "./session.js";
import { gameEvents, notices, SILENCE_SECONDS } from "./streams.js";
import { turns, type Turn } from "./turns.js";
import type { GameEvent, Notice } from "./types.js";

export interface Options {
    /** A personal token, which is used as it is. */
    token?: string;
    /** Goes on with a session; with `clientId`, as an app that a player has let in. */
    refreshToken?: string;
    /** What the app calls itself that the refresh token was given to. */
    clientId?: string;
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
 * Pass a personal token, or begin a session with `logIn`, `register` or `guest`, or go on with one by its `refreshToken`. An app
 * that a player has let in passes its `clientId` beside its refresh token; to be let in where there is no browser, it calls
 * `letIn`. Without any of them you may ask what needs no account.
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
            clientId: options.clientId,
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

    /** Makes an account, once however often it has to be asked, and begins a session of it. */
    static register(url: string, name: string, password: string, options?: Options): Promise<Client> {
        return Client.#begin(url, "/v1/players", { name, password }, options, newKey());
    }

    /** Begins a session of a new account without a name and a password. It plays where no ratings change. */
    static guest(url: string, options?: Options): Promise<Client> {
        return Client.#begin(url, "/v1/guests", {}, options);
    }

    /**
     * Asks a player to let an app in that runs where there is no browser, and waits until that is done.
     *
     * `clientId` is what the app calls itself, and `show` is called with what the player has to be told. A player who does not
     * want the app is a `Problem` with the code `access_denied`; one who takes too long, `expired_token`.
     */
    static async letIn(
        url: string,
        clientId: string,
        scopes: Iterable<string>,
        show: Show,
        { signal, ...options }: Options & { signal?: AbortSignal } = {},
    ): Promise<Client> {
        const client = new Client(url, { ...options, clientId });
        await client.#session.begin(await letIn(client.#http, clientId, scopes, show, signal));
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
