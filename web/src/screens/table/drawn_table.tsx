import type { JSX } from "preact";
import type { Game } from "../../api/types";
import { Avatar } from "../../components/avatar";

/** Middle and radii of the table top. */
const CENTER = { x: 200, y: 132 };
const TOP = { x: 158, y: 84 };
/** Radii of the ellipses on which the players sit and the kings stand. */
const CHAIRS = { x: 166, y: 98 };
const KINGS = { x: 112, y: 50 };

/** Dominoes in the middle of the table. */
const DOMINOES = [
  { x: 141, y: 102, turn: -4, squares: ["wheat-a", "forest-b"] },
  { x: 203, y: 100, turn: 3, squares: ["lake-a", "pasture-a"] },
  { x: 144, y: 134, turn: 2, squares: ["pasture-b", "swamp-a"] },
  { x: 201, y: 136, turn: -3, squares: ["mine-a", "wheat-b"] },
] as const;

/** Drawing of the table with its players. The seats are also listed in words. */
export function DrawnTable({ game }: { game: Game }): JSX.Element {
  const { players } = game.settings;
  return (
    <svg class="drawn-table" viewBox="0 0 400 264" aria-hidden="true" dir="ltr">
      <ellipse class="shadow" cx={CENTER.x} cy={CENTER.y + 28} rx={TOP.x - 4} ry={TOP.y} />
      <ellipse class="edge" cx={CENTER.x} cy={CENTER.y + 10} rx={TOP.x} ry={TOP.y} />
      <ellipse class="wood" cx={CENTER.x} cy={CENTER.y} rx={TOP.x} ry={TOP.y} />
      <ellipse class="cloth" cx={CENTER.x} cy={CENTER.y} rx={TOP.x - 13} ry={TOP.y - 11} />
      {DOMINOES.map(({ x, y, turn, squares }) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y}) rotate(${turn} 28 14)`}>
          {squares.map((name, index) => (
            <use key={name} href={`#${name}`} x={index * 28} width="28" height="28" />
          ))}
          <rect class="outline" x="0.5" y="0.5" width="55" height="27" rx="3" />
        </g>
      ))}
      {Array.from({ length: players }, (_, seat) => {
        const player = game.seats.find((taken) => taken.seat === seat)?.player;
        const king = onEllipse(KINGS, seat, players);
        const chair = onEllipse(CHAIRS, seat, players);
        return (
          <g key={seat} class={player ? `seat seat-${seat + 1}` : "seat free"}>
            <use class={`king seat-${seat + 1}`} href={`#king-${seat + 1}`} x={king.x - 14} y={king.y - 17} width="28" height="28" />
            <circle class="chair" cx={chair.x} cy={chair.y} r="26" />
            {player ? (
              <svg class="portrait" x={chair.x - 22} y={chair.y - 22} width="44" height="44">
                <Avatar player={player} />
              </svg>
            ) : (
              <path class="plus" d={`M${chair.x - 8} ${chair.y}h16m-8 -8v16`} />
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Position of a seat: the first at the far side, the others clockwise. */
function onEllipse(radius: { x: number; y: number }, seat: number, players: number): { x: number; y: number } {
  const angle = (2 * Math.PI * seat) / players - Math.PI / 2;
  return { x: CENTER.x + radius.x * Math.cos(angle), y: CENTER.y + radius.y * Math.sin(angle) };
}
