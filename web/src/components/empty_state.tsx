import type { ComponentChildren, JSX } from "preact";

type Picture = "calm" | "castle" | "kings" | "lost" | "offline" | "table";

/** A tile of a picture, at a position in tiles. */
interface Tile {
  name: string;
  at: [x: number, y: number];
  size?: number;
  class?: string;
}

/** Pictures of 5 × 2 tiles, composed of the drawings of the page's sprite. */
const PICTURES: Record<Picture, Tile[]> = {
  // A quiet lake with a sheep on the shore.
  calm: [
    { name: "lake-a", at: [1, 0] }, { name: "lake-b", at: [2, 0] }, { name: "pasture-a", at: [3, 0] },
    { name: "lake-b", at: [1, 1] }, { name: "pasture-b", at: [2, 1] }, { name: "pasture-a", at: [3, 1] },
  ],
  // A castle with room around it.
  castle: [
    { name: "ground", at: [0, 0] }, { name: "ground", at: [1, 0] }, { name: "ground", at: [3, 0] }, { name: "ground", at: [4, 0] },
    { name: "ground", at: [0, 1] }, { name: "ground", at: [1, 1] }, { name: "wheat-a", at: [3, 1] }, { name: "forest-a", at: [4, 1] },
    { name: "castle", at: [2, 0.5], size: 1.2, class: "castle seat-1" },
  ],
  // Three kings on a podium of tiles.
  kings: [
    { name: "wheat-a", at: [1, 1] }, { name: "mine-a", at: [2, 0.6] }, { name: "wheat-b", at: [3, 1.2] }, { name: "mine-b", at: [2, 1.4] },
    { name: "king-1", at: [1.1, 0.2], size: 0.8, class: "seat-1" },
    { name: "king-2", at: [2.1, -0.2], size: 0.8, class: "seat-2" },
    { name: "king-3", at: [3.1, 0.4], size: 0.8, class: "seat-3" },
  ],
  // A giant in the forest.
  lost: [
    { name: "forest-a", at: [0, 1] }, { name: "forest-b", at: [1, 0] }, { name: "forest-a", at: [1, 1] }, { name: "forest-b", at: [3, 0] },
    { name: "forest-a", at: [3, 1] }, { name: "forest-b", at: [4, 1] }, { name: "swamp-a", at: [2, 1] },
    { name: "giant", at: [1.9, 0.2], size: 1.2 },
  ],
  // A swamp that no messenger crosses.
  offline: [
    { name: "swamp-a", at: [1, 0] }, { name: "swamp-b", at: [2, 0] }, { name: "swamp-b", at: [3, 1] },
    { name: "swamp-b", at: [1, 1] }, { name: "swamp-a", at: [2, 1] }, { name: "lake-a", at: [3, 0] },
    { name: "footprint", at: [2.1, 0.6], size: 0.8 },
  ],
  // A line of dominoes between players.
  table: [
    { name: "wheat-a", at: [0.5, 0.5] }, { name: "lake-a", at: [1.5, 0.5] }, { name: "forest-a", at: [2.6, 0.5] }, { name: "pasture-b", at: [3.6, 0.5] },
    { name: "king-1", at: [1.1, -0.15], size: 0.8, class: "seat-1" },
    { name: "king-4", at: [3.2, -0.15], size: 0.8, class: "seat-4" },
  ],
};

const TILE = 40;

interface Props {
  picture: Picture;
  text: string;
  /** The next action, and alternatives to it. */
  children?: ComponentChildren;
  /** Why the content is missing: there is none, a login is required, or a request failed. */
  reason?: "none" | "refused" | "failed";
}

/** Picture, sentence and next action in place of content that is missing. */
export function EmptyState({ picture, text, children, reason = "none" }: Props): JSX.Element {
  return (
    <section class={reason === "none" ? "empty-state" : "empty-state refused"} role={reason === "failed" ? "alert" : undefined}>
      <PictureOf name={picture} />
      <p>{text}</p>
      {children && <div class="actions">{children}</div>}
    </section>
  );
}

/** Decorative picture. */
export function PictureOf({ name }: { name: Picture }): JSX.Element {
  return (
    <svg class="picture" viewBox="-4 -12 208 108" aria-hidden="true" dir="ltr">
      {PICTURES[name].map(({ name: drawing, at: [x, y], size = 1, class: className }, index) => (
        <use key={index} href={`#${drawing}`} x={x * TILE} y={y * TILE} width={size * TILE} height={size * TILE} class={className} />
      ))}
    </svg>
  );
}
