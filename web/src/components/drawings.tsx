import type { JSX } from "preact";
import type { SeatIndex, Terrain as TerrainName } from "../api/types";

interface UseProps {
  name: string;
  x?: number;
  y?: number;
  size: number;
  class?: string;
}

/** Reference to a drawing of the page's sprite; see `sprite` in build.mjs. */
function Use({ name, x = 0, y = 0, size, class: of }: UseProps): JSX.Element {
  return <use href={`#${name}`} x={x} y={y} width={size} height={size} class={of} />;
}

/** Terrain of a square, 40 × 40 units. */
export function Terrain({ terrain, variant }: { terrain: TerrainName; variant: number }): JSX.Element {
  const letter = (variant & 1) === 0 ? "a" : "b";
  return <Use name={`${terrain}-${letter}`} size={40} class={terrain} />;
}

export const Ground = (): JSX.Element => <Use name="ground" size={40} class="ground" />;

export function Castle({ seat }: { seat: SeatIndex }): JSX.Element {
  return <Use name="castle" size={40} class={`castle seat-${seat + 1}`} />;
}

/** Crowns of a square, some of which may be covered by giants. */
export function Crowns({ count, covered }: { count: number; covered: number }): JSX.Element {
  const places = [[], [13], [6, 20], [0.5, 13, 25.5]][count] ?? [];
  return (
    <>
      {places.map((x, index) =>
        index < count - covered ? (
          <Use key={x} name="crown" x={x} y={24} size={14} class="crown" />
        ) : (
          <g key={x}>
            <Use name="crown-covered" x={x} y={24} size={14} />
            <Use name="giant" x={x - 3} y={8} size={20} class="giant" />
          </g>
        ),
      )}
    </>
  );
}

/** Inline icon. */
export function Icon({ name, class: of = "" }: { name: string; class?: string }): JSX.Element {
  return (
    <svg class={`icon ${of}`} viewBox="0 0 40 40" aria-hidden="true">
      <Use name={name} size={40} />
    </svg>
  );
}

/** Token of a seat, with its own colour and shape. */
export function King({ seat }: { seat: SeatIndex }): JSX.Element {
  return (
    <svg class={`icon king seat-${seat + 1}`} viewBox="0 0 40 40" aria-hidden="true">
      <Use name={`king-${seat + 1}`} size={40} />
    </svg>
  );
}
