// Turns method calls into requests, and responses into values.

import type { operations } from "./generated/document.js";
import { OPERATIONS, type Api } from "./generated/operations.js";
import type { Http } from "./http.js";

type Operation = keyof operations;
/** `unknown` if an operation has no parameters of a kind. */
type Given<Parameters> = [Parameters] extends [never] ? unknown : Parameters;
type Parameters<Op extends Operation, In extends "path" | "query"> = Given<
    Exclude<operations[Op]["parameters"][In], undefined>
>;
type Header<Op extends Operation> = Exclude<operations[Op]["parameters"]["header"], undefined>;
type Key<Op extends Operation> = "Idempotency-Key" extends keyof Header<Op> ? { idempotencyKey?: string } : unknown;
type Body<Op extends Operation> = operations[Op] extends { requestBody: { content: { "application/json": infer Sent } } }
    ? { body: Sent }
    : unknown;

/** Input of an operation: the path and query parameters by name, and the body. */
export type Input<Op extends Operation> = Parameters<Op, "path"> &
    Parameters<Op, "query"> &
    Body<Op> &
    Key<Op> & { signal?: AbortSignal };

type Answers<Op extends Operation> = operations[Op]["responses"];
type Success<Op extends Operation> = Answers<Op>[keyof Answers<Op> & (200 | 201 | 202 | 204)];
type Value<Content> = "image/png" extends keyof Content ? Blob : Content[keyof Content];

/** Result of an operation. */
export type Output<Op extends Operation> =
    Success<Op> extends { content: infer Content } ? Value<Content> : undefined;

interface AnyInput {
    [parameter: string]: unknown;
    body?: unknown;
    idempotencyKey?: string;
    signal?: AbortSignal;
}

/** Creates an object with a method for each operation. */
export function newApi(http: Http): Api {
    const methods = Object.entries(OPERATIONS).map(([name, { method, path, key }]) => {
        const call = async ({ body, idempotencyKey, signal, ...parameters }: AnyInput = {}): Promise<unknown> => {
            const headers: Record<string, string> = {};
            if (body !== undefined) headers["Content-Type"] = "application/json";
            // Retries of a call share the key.
            if (key) headers["Idempotency-Key"] = idempotencyKey ?? newKey();
            const init: RequestInit = { method, headers };
            if (body !== undefined) init.body = JSON.stringify(body);
            if (signal) init.signal = signal;
            return value(await http.send(address(path, parameters), init));
        };
        return [name, call];
    });
    return Object.fromEntries(methods) as Api;
}

/** Creates an Idempotency-Key. It is not a secret, and `crypto` is not available in all environments. */
export const newKey = (): string => Array.from({ length: 3 }, () => Math.random().toString(36).slice(2)).join("");

function address(path: string, parameters: Record<string, unknown>): string {
    const rest = new URLSearchParams();
    let filled = path;
    for (const [name, value] of Object.entries(parameters)) {
        if (value === undefined || value === null) continue;
        if (path.includes(`{${name}}`)) filled = filled.replace(`{${name}}`, encodeURIComponent(String(value)));
        else rest.append(name, String(value));
    }
    return `${rest}` === "" ? filled : `${filled}?${rest}`;
}

async function value(response: Response): Promise<unknown> {
    const type = response.headers.get("Content-Type") ?? "";
    if (response.status === 204 || type === "") return undefined;
    if (/^application\/([\w.-]+\+)?json\b/.test(type)) return response.json();
    return type.startsWith("image/png") ? response.blob() : response.text();
}
