import type { JSX } from "preact";
import type { SeatIndex, Terrain as TerrainName } from "../api/types";

interface SpriteDrawingProps {
  name: string;
  x?: number;
  y?: number;
  size: number;
  class?: string;
}

/** Reference to a drawing of the page's sprite; see `sprite` in build.mjs. */
function SpriteDrawing({ name, x = 0, y = 0, size, class: className }: SpriteDrawingProps): JSX.Element {
  return <use href={`#${name}`} x={x} y={y} width={size} height={size} class={className} />;
}

/** Terrain of a square, 40 × 40 units. */
export function Terrain({ terrain, variant }: { terrain: TerrainName; variant: number }): JSX.Element {
  const letter = (variant & 1) === 0 ? "a" : "b";
  return <SpriteDrawing name={`${terrain}-${letter}`} size={40} class={terrain} />;
}

export const Ground = (): JSX.Element => <SpriteDrawing name="ground" size={40} class="ground" />;

export function Castle({ seat }: { seat: SeatIndex }): JSX.Element {
  return <SpriteDrawing name="castle" size={40} class={`castle seat-${seat + 1}`} />;
}

/** Crowns of a square, some of which may be covered by giants. */
export function Crowns({ count, covered }: { count: number; covered: number }): JSX.Element {
  const positions = [[], [13], [6, 20], [0.5, 13, 25.5]][count] ?? [];
  return (
    <>
      {positions.map((x, index) =>
        index < count - covered ? (
          <SpriteDrawing key={x} name="crown" x={x} y={24} size={14} class="crown" />
        ) : (
          <g key={x}>
            <SpriteDrawing name="crown-covered" x={x} y={24} size={14} />
            <SpriteDrawing name="giant" x={x - 5} y={4} size={24} class="giant" />
          </g>
        ),
      )}
    </>
  );
}

/** Inline icon. */
export function Icon({ name, class: className = "" }: { name: string; class?: string }): JSX.Element {
  return (
    <svg class={`icon ${className}`} viewBox="0 0 40 40" aria-hidden="true">
      <SpriteDrawing name={name} size={40} />
    </svg>
  );
}

/** Token of a seat, with its own colour and shape. */
export function King({ seat }: { seat: SeatIndex }): JSX.Element {
  return (
    <svg class={`icon king seat-${seat + 1}`} viewBox="0 0 40 40" aria-hidden="true">
      <SpriteDrawing name={`king-${seat + 1}`} size={40} />
    </svg>
  );
}
