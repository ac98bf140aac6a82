import createClient, { type Middleware } from "openapi-fetch";
import type { paths } from "./document";
import { Offline, Refusal } from "./refusal";
import { online } from "./online";
import { accessToken, renewSession } from "./session";
import type { Problem } from "./types";

const client = createClient<paths>({ baseUrl: "/", cache: "no-cache" });

const authorized: Middleware = {
  async onRequest({ request }) {
    const token = await accessToken();
    if (token !== null) request.headers.set("Authorization", `Bearer ${token}`);
    return request;
  },
  onResponse({ response }) {
    // The service worker marks the responses that it serves from its cache.
    online.value = !response.headers.has("Kingdomail-Offline");
  },
  onError({ error, request }) {
    return error instanceof TypeError ? new Offline(request.method === "GET") : undefined;
  },
};
client.use(authorized);

/** The operations of the API document; `answered` unwraps their results. */
export const api = client;

/** Result type of openapi-fetch. */
interface Outcome<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** Returns the response body of a request. Throws `Refusal` or `Offline`. */
export async function answered<Data>(ask: () => Promise<Outcome<Data>>): Promise<Data> {
  const first = await attempted(ask);
  if (first.response.status === 401 && (await renewSession())) return unwrapped(await attempted(ask));
  return unwrapped(first);
}

async function attempted<Data>(ask: () => Promise<Outcome<Data>>): Promise<Outcome<Data>> {
  try {
    return await ask();
  } catch (error) {
    // The connection was lost while the body was being read.
    if (error instanceof TypeError) throw new Offline(false);
    throw error;
  }
}

function unwrapped<Data>({ data, error, response }: Outcome<Data>): Data {
  if (response.ok) return data as Data;
  const seconds = Number(response.headers.get("Retry-After"));
  throw new Refusal(problemOf(error, response), seconds > 0 ? seconds : null);
}

/**
 * Proxies between the client and the server may respond with a body that is not a problem document.
 */
function problemOf(error: unknown, response: Response): Problem {
  if (typeof error === "object" && error !== null && "code" in error) return error as Problem;
  return { type: "about:blank", code: "unavailable", title: response.statusText, status: response.status };
}

/** Returns an idempotency key: requests with the same key are executed once. */
export function idempotencyKey(): { "Idempotency-Key": string } {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return { "Idempotency-Key": Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("") };
}
