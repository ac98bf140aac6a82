import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Board } from "../../components/board";
import { King } from "../../components/drawings";
import { dominoOf } from "../../game/catalogue";
import { cellKey, coveredCells, type Extent, extentOf } from "../../game/geometry";
import { kingdomOf, type Land, NO_LAND, pointsOf, withDomino } from "../../game/rules";
import { formatCount } from "../../i18n/numbers";
import { t } from "../../i18n/text";
import { reducedMotion } from "../../reduced_motion";
import { loadRecording, type Recording, type RecordedMove } from "./recording";

const STEP_INTERVAL_MS = 1400;
/** Number of steps for which the final position is shown. */
const FINAL_STEPS = 5;

/** A finished game that is replayed move by move. With reduced motion, its final position. */
export function Replay(): JSX.Element | null {
  const recording = useSignal<Recording | null>(null);
  useEffect(() => {
    // Best effort: the page is complete without it.
    loadRecording().then(
      (loaded) => (recording.value = loaded),
      () => {},
    );
  }, []);
  return recording.value && <Player recording={recording.value} />;
}

function Player({ recording }: { recording: Recording }): JSX.Element {
  const { id, names, moves, totals, winners } = recording;
  const last = moves.length;
  const count = useSignal(reducedMotion.matches ? last : 0);
  const isPlaying = useSignal(!reducedMotion.matches);
  useEffect(() => {
    if (!isPlaying.value) return;
    const timer = setInterval(() => {
      if (!document.hidden) count.value = count.peek() >= last + FINAL_STEPS ? 0 : count.peek() + 1;
    }, STEP_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isPlaying.value, recording]);
  const shown = moves.slice(0, count.value);
  const isOver = count.value >= last;
  const toggle = () => {
    if (!isPlaying.peek() && count.peek() >= last) count.value = 0;
    isPlaying.value = !isPlaying.peek();
  };
  return (
    <figure class="replay">
      <div class="kingdoms">
        {names.map((name, seat) => {
          const land = landOf(shown, seat);
          return (
            <div key={seat} class={isOver && winners.includes(seat) ? "kingdom winner" : "kingdom"}>
              <p class="nameplate">
                <King seat={seat} />
                <span class="name">{name}</span>
                <strong>{formatCount(isOver ? (totals[seat] ?? 0) : pointsOf(land))}</strong>
              </p>
              <Board
                kingdom={kingdomOf(seat, land)}
                seat={seat}
                frame={recording.frame}
                view={viewOf(landOf(moves, seat), recording.frame)}
                label={t("picture-kingdom", { name })}
                changed={isPlaying.value ? lastCells(shown, seat) : undefined}
              />
            </div>
          );
        })}
      </div>
      <figcaption>
        <span>
          <strong>{t("landing-replay")}</strong> {t("landing-replay-of", { names: names.join(" – ") })}
        </span>
        <span class="controls">
          <button type="button" class="quiet" onClick={toggle}>
            {t(isPlaying.value ? "landing-pause" : "landing-play")}
          </button>
          {id !== null && <a href={`/games/${id}`}>{t("landing-review")}</a>}
        </span>
      </figcaption>
    </figure>
  );
}

function landOf(moves: RecordedMove[], seat: number): Land {
  return moves.reduce((land, move) => {
    const domino = move.seat === seat ? dominoOf(move.domino) : undefined;
    return domino ? withDomino(land, domino, move) : land;
  }, NO_LAND);
}

/** Cells of the domino placed last, if it is in the kingdom of a seat. */
function lastCells(moves: RecordedMove[], seat: number): ReadonlySet<string> {
  const move = moves.at(-1);
  return new Set(move?.seat === seat ? coveredCells(move).map(cellKey) : []);
}

/** The full frame around the final kingdom, so that the cells keep their size during the replay. */
function viewOf({ squares }: Land, frame: number): Extent {
  const { left, right, top, bottom } = extentOf(squares);
  return { left, top, right: Math.max(right, left + frame - 1), bottom: Math.max(bottom, top + frame - 1) };
}
