import createClient, { type Middleware } from "openapi-fetch";
import type { paths } from "./document";
import { randomHex } from "../hex";
import { track } from "../quiet";
import { OfflineError, ApiError } from "./errors";
import { online } from "./online";
import { accessToken, renewSession } from "./session";
import type { Problem } from "./types";

const client = createClient<paths>({ baseUrl: "/", cache: "no-cache" });

const authMiddleware: Middleware = {
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
    return error instanceof TypeError ? new OfflineError(request.method === "GET") : undefined;
  },
};
client.use(authMiddleware);

/** The operations of the API document; `callApi` unwraps their results. */
export const api = client;

/** Result type of openapi-fetch. */
interface ApiResult<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** Returns the response body of a request. Throws `ApiError` or `OfflineError`. */
export async function callApi<Data>(sendRequest: () => Promise<ApiResult<Data>>): Promise<Data> {
  const firstResult = await attemptRequest(sendRequest);
  if (firstResult.response.status === 401 && (await renewSession())) return unwrapResult(await attemptRequest(sendRequest));
  return unwrapResult(firstResult);
}

async function attemptRequest<Data>(sendRequest: () => Promise<ApiResult<Data>>): Promise<ApiResult<Data>> {
  try {
    return await track(sendRequest());
  } catch (error) {
    // The connection was lost while the body was being read.
    if (error instanceof TypeError) throw new OfflineError(false);
    throw error;
  }
}

function unwrapResult<Data>({ data, error, response }: ApiResult<Data>): Data {
  if (response.ok) return data as Data;
  const seconds = Number(response.headers.get("Retry-After"));
  throw new ApiError(problemOf(error, response), seconds > 0 ? seconds : null);
}

/**
 * Proxies between the client and the server may respond with a body that is not a problem document.
 */
function problemOf(error: unknown, response: Response): Problem {
  if (typeof error === "object" && error !== null && "code" in error) return error as Problem;
  return { type: "about:blank", code: "unavailable", title: response.statusText, status: response.status };
}

/** Returns an idempotency key: requests with the same key are executed once. */
export const idempotencyKey = (): { "Idempotency-Key": string } => ({ "Idempotency-Key": randomHex(16) });
