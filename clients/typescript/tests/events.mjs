// Events and messages of streams.

export const event = (version, type = "table_created", fields = {}) => ({
    version,
    at: "2024-10-04T00:00:00Z",
    automatic: false,
    seat: null,
    payload: { type, ...fields },
});

export const message = (id, data, name = "event") => `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** The last event of a game. */
export const end = (version) => message(version, event(version, "game_cancelled"));

/** Collects everything that an iterator yields. */
export async function all(iterator) {
    const found = [];
    for await (const one of iterator) found.push(one);
    return found;
}
