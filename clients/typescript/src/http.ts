// The HTTP client: authorization, retries and errors.

import { Problem } from "./problem.js";
import { grantOfApp, grantOfSession, type Grant, type Session } from "./session.js";

/** Limits for retries. */
export interface Retries {
    /** Maximum number of attempts. */
    attempts: number;
    /** Seconds after the first attempt during which a retry may start. */
    seconds: number;
    /** Seconds to wait before the first retry without `Retry-After`. Doubles with each retry, with jitter. */
    firstPause: number;
    /** Maximum seconds to wait before a retry without `Retry-After`. */
    longestPause: number;
}

export const RETRIES: Retries = { attempts: 8, seconds: 120, firstPause: 1, longestPause: 60 };

/** Timeout of a token refresh: the server accepts a retry of a refresh within ten seconds. */
const EXCHANGE_SECONDS = 5;
/** Error codes of Node for failed connection attempts: the server has not received the request. */
const UNCONNECTED = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "UND_ERR_CONNECT_TIMEOUT"]);

export interface HttpOptions {
    url: string;
    session: Session;
    /** The name of the app that the tokens belong to. */
    clientId: string | undefined;
    retries: Retries;
    /** Seconds to wait for a response. */
    timeout: number;
    headers: Record<string, string>;
    fetch: typeof fetch;
}

interface Sending {
    /** True for a request without a token. */
    anonymous?: boolean;
    /** True for a streamed response: the caller reads it and enforces its timeouts. */
    streamed?: boolean;
    timeout?: number;
}

/** Sends requests with an access token, retries those that are safe to retry, and throws errors as `Problem`. */
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
        const idempotent = isIdempotent(init.method ?? "GET", headers);
        const began = performance.now();
        let renewed = false;
        for (let attempt = 1; ; attempt += 1) {
            const token = sending.anonymous ? undefined : await session.accessToken(this.#exchange);
            if (token !== undefined) headers.set("Authorization", `Bearer ${token}`);
            let failure: unknown;
            let retryable: boolean;
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
                retryable = problem.isTemporary && (idempotent || problem.status === 429);
                after = problem.retryAfter;
            } catch (error) {
                if (init.signal?.aborted || error instanceof Problem) throw error;
                failure = error;
                retryable = idempotent || isUnconnected(error);
            }
            const pause = retryable ? pauseAfter(retries, attempt, (performance.now() - began) / 1000, after) : undefined;
            if (pause === undefined) throw failure;
            await sleep(pause, init.signal);
        }
    }

    /** Makes one attempt. Reads the body unless it is streamed, so that a broken connection is retried. */
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

/** Returns a request with a JSON body. */
export const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
});

/** Returns a request with a form as its body. */
export const form = (fields: Record<string, string>): RequestInit => ({
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: `${new URLSearchParams(fields)}`,
});

/** Returns the seconds to wait after an attempt, counted from 1; undefined to give up. */
function pauseAfter(retries: Retries, attempt: number, elapsed: number, retryAfter: number | null): number | undefined {
    const longest = Math.min(retries.firstPause * 2 ** (attempt - 1), retries.longestPause);
    const pause = retryAfter ?? longest * (0.5 + Math.random() / 2);
    return attempt >= retries.attempts || elapsed + pause > retries.seconds ? undefined : pause;
}

/** Returns whether the server may receive the request twice without harm. */
const isIdempotent = (method: string, headers: Headers): boolean =>
    ["GET", "HEAD", "PUT", "DELETE"].includes(method) || headers.has("Idempotency-Key");

function isUnconnected(error: unknown): boolean {
    const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
    return UNCONNECTED.has(cause?.code ?? "");
}

/** Returns a signal that aborts after a timeout or with another signal. */
function limited(seconds: number, other: AbortSignal | null | undefined): { signal: AbortSignal; end: () => void } {
    const controller = new AbortController();
    const abort = (): void => controller.abort(other?.reason);
    const timer = setTimeout(() => controller.abort(new DOMException("The request timed out.", "TimeoutError")), seconds * 1000);
    if (other?.aborted) abort();
    other?.addEventListener("abort", abort);
    const end = (): void => {
        clearTimeout(timer);
        other?.removeEventListener("abort", abort);
    };
    return { signal: controller.signal, end };
}

/** Waits. Throws if the signal aborts. */
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
    console.warn(`${where} is deprecated; sunset: ${response.headers.get("Sunset") ?? "not announced"}`);
}
