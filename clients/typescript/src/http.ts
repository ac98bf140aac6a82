// Requests that are repeated until they are answered, in the name of an account.

import { Problem } from "./problem.js";
import { grantOfApp, grantOfSession, type Grant, type Session } from "./session.js";

/** How often, and for how long, a request is repeated that was not answered. */
export interface Retries {
    /** How often it is sent at most. */
    attempts: number;
    /** No attempt begins later than so many seconds after the first. */
    seconds: number;
    /** The pause in seconds before the second attempt if the server names none. It doubles each time, with some randomness. */
    firstPause: number;
    longestPause: number;
}

export const RETRIES: Retries = { attempts: 8, seconds: 120, firstPause: 1, longestPause: 60 };

/** How long the answer to a refresh may take: if it is lost, the exchange may be repeated within ten seconds. */
const EXCHANGE_SECONDS = 5;
/** How Node names connections that were never made: such a request was not carried out. */
const UNCONNECTED = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "UND_ERR_CONNECT_TIMEOUT"]);

export interface HttpOptions {
    url: string;
    session: Session;
    /** What the app calls itself that the tokens were given to. */
    clientId: string | undefined;
    retries: Retries;
    /** Seconds to wait for an answer. */
    timeout: number;
    headers: Record<string, string>;
    fetch: typeof fetch;
}

interface Sending {
    /** Whether the request names no account. */
    anonymous?: boolean;
    /** Whether the answer comes bit by bit: then it is not read here, and who reads it looks after the time. */
    streamed?: boolean;
    timeout?: number;
}

/** Sends requests with an access token, repeats those that can be repeated, and throws a `Problem` for a refusal. */
export class Http {
    readonly #options: HttpOptions;

    constructor(options: HttpOptions) {
        this.#options = options;
    }

    /** Sends a request to a path of the server. */
    async send(path: string, init: RequestInit = {}, sending: Sending = {}): Promise<Response> {
        const { session, retries } = this.#options;
        const where = `${init.method ?? "GET"} ${path}`;
        const headers = new Headers({ ...this.#options.headers, ...Object.fromEntries(new Headers(init.headers)) });
        const harmless = isHarmless(init.method ?? "GET", headers);
        const began = performance.now();
        let renewed = false;
        for (let attempt = 1; ; attempt += 1) {
            const token = sending.anonymous ? undefined : await session.accessToken(this.#exchange);
            if (token !== undefined) headers.set("Authorization", `Bearer ${token}`);
            let failure: unknown;
            let repeatable: boolean;
            let after: number | null = null;
            try {
                const response = await this.#attempt(path, { ...init, headers }, sending);
                if (response.ok || response.status === 304) {
                    warnIfDeprecated(where, response);
                    return response;
                }
                const problem = new Problem(where, response, await response.text());
                if (problem.code === "token_expired" && token !== undefined && !renewed) {
                    await session.renew(token, this.#exchange);
                    renewed = true;
                    continue;
                }
                failure = problem;
                repeatable = problem.passes && (harmless || problem.status === 429);
                after = problem.retryAfter;
            } catch (error) {
                if (init.signal?.aborted || error instanceof Problem) throw error;
                failure = error;
                repeatable = harmless || isUnconnected(error);
            }
            const pause = repeatable ? pauseAfter(retries, attempt, (performance.now() - began) / 1000, after) : undefined;
            if (pause === undefined) throw failure;
            await sleep(pause, init.signal);
        }
    }

    /** One attempt. An answer that is not streamed is read here, where the connection may break as well. */
    async #attempt(path: string, init: RequestInit, { streamed, timeout }: Sending): Promise<Response> {
        const url = this.#options.url + path;
        if (streamed) return this.#options.fetch(url, init);
        const { signal, end } = limited(timeout ?? this.#options.timeout, init.signal);
        try {
            const response = await this.#options.fetch(url, { ...init, signal });
            const body = await response.arrayBuffer();
            const { status, statusText, headers } = response;
            return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers });
        } finally {
            end();
        }
    }

    readonly #exchange = async (refreshToken: string): Promise<Grant> => {
        const exchange = (): Promise<Grant> => this.#exchangeOnce(refreshToken);
        return exchange().catch((error: unknown) => {
            if (error instanceof Problem) throw error;
            return exchange();
        });
    };

    async #exchangeOnce(refreshToken: string): Promise<Grant> {
        const { clientId } = this.#options;
        const sending = { anonymous: true, timeout: EXCHANGE_SECONDS };
        const token = { refresh_token: refreshToken };
        if (clientId === undefined) return grantOfSession(await this.send("/v1/sessions/refresh", json(token), sending));
        const sent = form({ grant_type: "refresh_token", client_id: clientId, ...token });
        return grantOfApp(await this.send("/oauth/token", sent, sending));
    }
}

/** A request that sends this. */
export const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
});

/** A request that sends this as OAuth has it. */
export const form = (fields: Record<string, string>): RequestInit => ({
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: `${new URLSearchParams(fields)}`,
});

/** How many seconds to wait after an attempt, counted from 1, or nothing to give up. */
function pauseAfter(retries: Retries, attempt: number, elapsed: number, retryAfter: number | null): number | undefined {
    const longest = Math.min(retries.firstPause * 2 ** (attempt - 1), retries.longestPause);
    const pause = retryAfter ?? longest * (0.5 + Math.random() / 2);
    return attempt >= retries.attempts || elapsed + pause > retries.seconds ? undefined : pause;
}

/** Whether the request may be carried out twice. */
const isHarmless = (method: string, headers: Headers): boolean =>
    ["GET", "HEAD", "PUT", "DELETE"].includes(method) || headers.has("Idempotency-Key");

function isUnconnected(error: unknown): boolean {
    const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
    return UNCONNECTED.has(cause?.code ?? "");
}

/** A signal that comes after some seconds, or when the other one does. */
function limited(seconds: number, other: AbortSignal | null | undefined): { signal: AbortSignal; end: () => void } {
    const controller = new AbortController();
    const abort = (): void => controller.abort(other?.reason);
    const timer = setTimeout(() => controller.abort(new DOMException("no answer in time", "TimeoutError")), seconds * 1000);
    if (other?.aborted) abort();
    other?.addEventListener("abort", abort);
    const end = (): void => {
        clearTimeout(timer);
        other?.removeEventListener("abort", abort);
    };
    return { signal: controller.signal, end };
}

/** Waits, unless the signal comes: then it throws. */
export function sleep(seconds: number, signal?: AbortSignal | null): Promise<void> {
    return new Promise((resolve, reject) => {
        const abort = (): void => {
            clearTimeout(timer);
            reject(signal?.reason);
        };
        const timer = setTimeout(() => {
            signal?.removeEventListener("abort", abort);
            resolve();
        }, seconds * 1000);
        if (signal?.aborted) abort();
        signal?.addEventListener("abort", abort, { once: true });
    });
}

function warnIfDeprecated(where: string, response: Response): void {
    if (!response.headers.has("Deprecation")) return;
    console.warn(`${where} is deprecated, and gone after ${response.headers.get("Sunset") ?? "some time"}`);
}
