// Third-party app: a static page of another site. Uses OAuth with PKCE, plays against the computer,
// and follows the game.

const server = new URLSearchParams(location.hash.slice(1)).get("server") ?? sessionStorage.server;
const CLIENT = "Castle Watch";
const here = location.origin + location.pathname;
const say = (text) => (document.querySelector("#state").textContent = text);
const text = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
const random = () => text(crypto.getRandomValues(new Uint8Array(32)));

async function enter() {
  const metadata = await (await fetch(`${server}/.well-known/oauth-authorization-server`)).json();
  const [verifier, state] = [random(), random()];
  Object.assign(sessionStorage, { server, verifier, state, issuer: metadata.issuer, tokens: metadata.token_endpoint });
  const challenge = text(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier)));
  const url = new URL(metadata.authorization_endpoint);
  url.search = new URLSearchParams({
    response_type: "code",
    client_id: CLIENT,
    redirect_uri: here,
    scope: "games:read games:play tables:write notifications:read",
    state,
    code_challenge: challenge,
    code_challenge_method: "S256",
  });
  location.assign(url);
}

let tokens;

async function exchange(form) {
  const body = new URLSearchParams({ client_id: CLIENT, ...form });
  const answer = await fetch(sessionStorage.tokens, { method: "POST", body });
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.error);
  tokens = told;
}

async function ask(method, path, body) {
  const headers = { Authorization: `Bearer ${tokens.access_token}`, "Content-Type": "application/json" };
  if (path.startsWith("/v1/games")) headers["Idempotency-Key"] = crypto.randomUUID();
  const answer = await fetch(server + path, { method, headers, body: body && JSON.stringify(body) });
  const told = await answer.json();
  if (!answer.ok) throw new Error(`${told.code} (${answer.headers.get("WWW-Authenticate")})`);
  return told;
}

async function play() {
  const opened = await ask("POST", "/v1/games", { settings: { players: 2 } });
  await ask("POST", `/v1/games/${opened.id}/house-players`, { house: "greedy" });
  const { ticket } = await ask("POST", "/v1/me/stream-tickets");
  // Streams from the creation of the table: by default a stream begins at the current position,
  // which may be after the first decision.
  const stream = new EventSource(`${server}/v1/games/${opened.id}/stream?after=${opened.version}&ticket=${ticket}`);
  stream.addEventListener("event", ({ data }) => {
    const item = document.createElement("li");
    item.textContent = JSON.parse(data).payload.type;
    document.querySelector("#events").append(item);
  });
  for (;;) {
    const { items, version } = await ask("GET", `/v1/games/${opened.id}/legal-commands`);
    const choice = items.find(({ command }) => command.type !== "concede");
    if (!choice) continue;
    await ask("POST", `/v1/games/${opened.id}/commands`, { command: choice.command, expected_version: version });
    break;
  }
  say("has played");
}

async function arrive() {
  const told = new URLSearchParams(location.search);
  if (!told.has("state")) return;
  history.replaceState(null, "", here);
  if (told.get("state") !== sessionStorage.state || told.get("iss") !== sessionStorage.issuer) return say("mixed up");
  if (told.has("error")) return say(told.get("error"));
  await exchange({ grant_type: "authorization_code", code: told.get("code"), redirect_uri: here, code_verifier: sessionStorage.verifier });
  await exchange({ grant_type: "refresh_token", refresh_token: tokens.refresh_token });
  const { player } = await ask("GET", "/v1/token");
  document.querySelector("#play").hidden = false;
  say(`let in by ${player.name}`);
}

const shown = (work) => () => work().catch((error) => say(error.message));
document.querySelector("#enter").addEventListener("click", shown(enter));
document.querySelector("#play").addEventListener("click", shown(play));
shown(arrive)();
