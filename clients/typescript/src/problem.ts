// Refusals as errors.

import type { Schemas } from "./types.js";

/** The codes that the document knows. There may come others. */
type Code = Schemas["ProblemCode"] | (string & {});

/** What the API says of a refusal, or what OAuth does. */
type Body = Partial<Schemas["Problem"]> & { error?: string; error_description?: string };

/** The server refuses a request. Decide by `code`: what a code means never changes. */
export class Problem extends Error {
    override readonly name = "Problem";
    /**
     * Why, for programs; of the addresses of OAuth as their RFCs have it, such as `access_denied`. Empty if it was not the server
     * that answered, but something in between such as a proxy.
     */
    readonly code: Code;
    /** The status of the answer. Go by it if you do not know the code. */
    readonly status: number;
    /** What the code means, for people. */
    readonly title: string;
    /** What is wrong with this very request, for people. */
    readonly detail: string | null;
    /** The field, parameter or header that is wrong. */
    readonly field: string | null;
    /** With `version_stale`: the version that the game has now. */
    readonly currentVersion: number | null;
    /** Names the request in the log of the server. */
    readonly requestId: string | null;
    /** After how many seconds the same may be asked again, if the server says so. */
    readonly retryAfter: number | null;
    /** All that the server says of it. */
    readonly body: Body;

    constructor(where: string, response: Response, text: string) {
        const body = parsed(text);
        const code = body.code ?? body.error ?? "";
        const detail = body.detail ?? body.error_description;
        const title = body.title ?? response.statusText;
        const why = body.field ? `${code} at ${body.field}` : code;
        super(`${where}: ${response.status} ${why}: ${title}${detail ? ` ${detail}` : ""}`);
        this.code = code;
        this.status = response.status;
        this.title = title;
        this.detail = detail ?? null;
        this.field = body.field ?? null;
        this.currentVersion = body.current_version ?? null;
        this.requestId = response.headers.get("X-Request-Id");
        const after = response.headers.get("Retry-After") ?? "";
        this.retryAfter = /^\d+$/.test(after) ? Number(after) : null;
        this.body = body;
    }

    /** Whether the same request may be answered later. */
    get passes(): boolean {
        return this.status === 408 || this.status === 429 || this.status >= 500;
    }
}

function parsed(text: string): Body {
    try {
        const body = JSON.parse(text) as Body | null;
        return typeof body === "object" && body !== null ? body : {};
    } catch {
        return {};
    }
}
