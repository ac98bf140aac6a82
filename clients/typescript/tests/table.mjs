// A game in which the player has to decide.

import { answer, example } from "./fake.mjs";

const game = example("games", "Game");
export const game_id = game.id;
/** The player's own turn. */
export const MINE = { ...game, awaiting: { ...game.awaiting, seat: game.your_seat } };
export const OTHERS = { ...MINE, version: 8, awaiting: { ...MINE.awaiting, seat: 1 } };
export const OVER = { ...MINE, version: 9, status: "cancelled", awaiting: null };
export const LEGAL = example("games", "LegalCommandList");
LEGAL.items[2].score = 7;

export const GET_GAME = `GET /v1/games/${game_id}`;
export const LIST_LEGAL = `${GET_GAME}/legal-commands`;
export const PLAY = `POST /v1/games/${game_id}/commands`;
export const LIST_NOTIFICATIONS = "GET /v1/me/notifications";

/** Returns a game with another decision of the same player. */
export const nextDecision = (version) => ({
    ...MINE,
    version,
    awaiting: { ...MINE.awaiting, expected: "place", domino: "15" },
});

export const [NOTIFICATION] = example("notifications", "NotificationList").items;

export function feed(positions = [], last = 7) {
    const items = positions.map((position) => ({ ...NOTIFICATION, position, game_id }));
    return answer(example("notifications", "NotificationList", { items, last_position: last }));
}

export function prepareTurn(server) {
    server.on(LIST_NOTIFICATIONS, feed());
    server.on(GET_GAME, answer(MINE));
    server.on(LIST_LEGAL, answer(LEGAL));
}

export const legalAt = (version) => answer({ ...LEGAL, version });

/** Returns the first value of an iterator. */
export const first = async (iterator) => (await iterator.next()).value;
