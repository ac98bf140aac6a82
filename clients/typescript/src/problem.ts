// Errors of the server as JavaScript errors.

import type { Schemas } from "./types.js";

/** The codes of the OpenAPI document. Newer servers may send others. */
type Code = Schemas["ProblemCode"] | (string & {});

/** An error body of the API or of OAuth. */
type Body = Partial<Schemas["Problem"]> & { error?: string; error_description?: string };

/** An error of the server. Handle it by its `code`; the meaning of a code never changes. */
export class Problem extends Error {
    override readonly name = "Problem";
    /**
     * Machine-readable code. OAuth endpoints return the codes of their RFCs, such as `access_denied`. Empty if the response came
     * from an intermediary such as a proxy.
     */
    readonly code: Code;
    /** HTTP status. Use it for codes that you do not know. */
    readonly status: number;
    /** Human-readable meaning of the code. */
    readonly title: string;
    /** Human-readable explanation of this occurrence. */
    readonly detail: string | null;
    /** The invalid field, parameter or header. */
    readonly field: string | null;
    /** Current version of the game, with `version_stale`. */
    readonly currentVersion: number | null;
    /** Id of the request in the log of the server. */
    readonly requestId: string | null;
    /** Seconds to wait before a retry, if the server states them. */
    readonly retryAfter: number | null;
    /** The complete response body. */
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

    /** True if a later retry of the same request may succeed. */
    get isTemporary(): boolean {
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
