import type { JSX } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Game, Kingdom } from "../../api/types";
import { Avatar } from "../../components/avatar";
import { Board } from "../../components/board";
import { BoardTable } from "../../components/board_table";
import { King } from "../../components/drawings";
import { formatGain, seatName } from "../../game/descriptions";
import { cellKey, extentOf, frameOf } from "../../game/geometry";
import { type CountStep, countedPoints, type ScoreEntry, type ScoreRow } from "../../game/score_sheet";
import { t } from "../../i18n/text";
import { reducedMotion } from "../../reduced_motion";

/** Time in which a kingdom moves to its place, in milliseconds. */
const MOVE_MS = 700;

interface Props {
  game: Game;
  rows: readonly ScoreRow[];
  counting: boolean;
  step: CountStep | null;
}

/**
 * The kingdoms in the middle of the screen: equally large and by seat while they are counted, then
 * by rank with that of the winner large.
 */
export function EndingKingdoms({ game, rows, counting, step }: Props): JSX.Element {
  const container = useMovingBoards(counting);
  const ranking = game.ranking ?? [];
  const rankOf = (seat: number) => ranking.find((item) => item.seat === seat)?.rank ?? ranking.length;
  const places = game.kingdoms.map((kingdom, index) => ({ kingdom, index, rank: rankOf(kingdom.seat) }));
  if (!counting) places.sort((a, b) => a.rank - b.rank);
  const winners = places.filter(({ rank }) => rank === 1).length;
  return (
    <ol ref={container} class={`ranking of-${places.length} ${winners > 1 ? "shared" : ""}`} aria-label={t("picture-ranking")}>
      {places.map(({ kingdom, index, rank }) => (
        <Place
          key={kingdom.seat}
          game={game}
          kingdom={kingdom}
          rank={counting ? null : rank}
          points={!counting ? kingdom.score.total : step === null ? 0 : countedPoints(rows, index, step)}
          counted={step === null ? undefined : rows[step.row]?.entries[index]?.[step.entry]}
          step={step}
        />
      ))}
    </ol>
  );
}

interface PlaceProps {
  game: Game;
  kingdom: Kingdom;
  /** Null while the points are counted. */
  rank: number | null;
  points: number;
  /** The entry that is being counted. */
  counted: ScoreEntry | undefined;
  step: CountStep | null;
}

/** A kingdom with the rank, name and points of its player. */
function Place({ game, kingdom, rank, points, counted, step }: PlaceProps): JSX.Element {
  const { seat } = kingdom;
  const name = seatName(game, seat);
  const player = game.seats.find((item) => item.seat === seat);
  const label = t("picture-kingdom", { name });
  // A bonus without cells is that of the whole kingdom.
  const isDimmed = step !== null && counted?.cells.length !== 0;
  return (
    <li class={`place seat-${seat + 1} ${rank === 1 ? "winner" : ""}`}>
      <div class="place-board">
        <Board
          class={isDimmed ? "dimmed" : ""}
          kingdom={kingdom}
          seat={seat}
          frame={frameOf(game.settings)}
          view={extentOf(kingdom.squares)}
          label={label}
          highlighted={new Set(counted?.cells.map(cellKey))}
        />
        {counted && (
          <span key={`${step?.row} ${step?.entry}`} class="tally" aria-hidden="true">
            {formatGain(counted.points)}
            {counted.factors !== null && <small>{counted.factors}</small>}
          </span>
        )}
        <BoardTable kingdom={kingdom} frame={frameOf(game.settings)} label={label} />
      </div>
      <p class="nameplate">
        <King seat={seat} />
        {rank !== null && <span class="rank">{rank}.</span>}
        {player && <Avatar player={player.player} />}
        <span class="name">{player && !player.house ? <a href={`/players/${player.player.id}`}>{name}</a> : name}</span>
        <span class="score">{points}</span>
      </p>
    </li>
  );
}

/**
 * Moves the boards from their places on the table to the middle when the count starts, and to the
 * places of their ranks when it ends.
 */
function useMovingBoards(counting: boolean): { current: HTMLOListElement | null } {
  const container = useRef<HTMLOListElement>(null);
  const isFirst = useRef(true);
  // During the render, the document still contains the former places.
  const before = useMemo(() => (counting || !isFirst.current ? boardPlaces() : new Map<string, DOMRect>()), [counting]);
  useLayoutEffect(() => {
    isFirst.current = false;
    if (reducedMotion.matches) return;
    for (const [seat, board] of boards(container.current)) {
      const [from, to] = [before.get(seat), board.getBoundingClientRect()];
      if (!from || to.width === 0) continue;
      const shift = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
      board.animate([{ transform: shift, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }], {
        duration: MOVE_MS,
        easing: "cubic-bezier(0.3, 0, 0.1, 1)",
      });
    }
  }, [counting]);
  return container;
}

const boards = (root: ParentNode | null): [string, Element][] =>
  [...(root?.querySelectorAll(".board[data-seat]") ?? [])].map((board) => [board.getAttribute("data-seat") ?? "", board]);

const boardPlaces = (): Map<string, DOMRect> => new Map(boards(document).map(([seat, board]) => [seat, board.getBoundingClientRect()]));
