import type { JSX } from "preact";
import type { Game, GameEvent, Slot } from "../../api/types";
import { Board } from "../../components/board";
import { DominoTile, describeDomino } from "../../components/domino";
import { King } from "../../components/drawings";
import { frameOf, cellKey, viewOf } from "../../game/geometry";
import { changedCells } from "../../game/replay";
import { seatName } from "../../game/descriptions";
import { t } from "../../i18n/text";

/** The lines and kingdoms at an earlier version. Player names are current. */
export function HistoryTable({ currentGame, pastGame, event }: { currentGame: Game; pastGame: Game; event: GameEvent }): JSX.Element {
  const step = changedCells(event);
  const frame = frameOf(pastGame.settings);
  return (
    <div class="past-table">
      <div class="past-lines">
        <HistoryLine label={t("picture-to-place")} game={currentGame} slots={pastGame.current_line} />
        <HistoryLine label={t("picture-to-pick")} game={currentGame} slots={pastGame.next_line} />
      </div>
      <div class={`past-kingdoms of-${pastGame.kingdoms.length}`}>
        {pastGame.kingdoms.map((kingdom) => (
          <figure key={kingdom.seat} class={event.seat === kingdom.seat ? "acting" : undefined}>
            <figcaption>
              <King seat={kingdom.seat} /> <span class="name">{seatName(currentGame, kingdom.seat)}</span>
              <strong>{t("points", { points: kingdom.score.total })}</strong>
            </figcaption>
            <Board
              kingdom={kingdom}
              seat={kingdom.seat}
              frame={frame}
              view={viewOf(kingdom, frame)}
              label={t("picture-kingdom", { name: seatName(currentGame, kingdom.seat) })}
              changed={new Set(step?.seat === kingdom.seat ? step.cells.map(cellKey) : [])}
            />
          </figure>
        ))}
      </div>
    </div>
  );
}

function HistoryLine({ label, game, slots }: { label: string; game: Game; slots: Slot[] }): JSX.Element | null {
  if (slots.length === 0) return null;
  return (
    <section aria-label={label}>
      <h2>{label}</h2>
      <ol>
        {slots.map((slot) => {
          const owner = slot.king === null ? "" : `, ${seatName(game, slot.king)}`;
          return (
            <li key={slot.domino} class={slot.resolved ? "past-slot moved" : "past-slot"} >
              <span class="number">{slot.domino}</span>
              <span role="img" aria-label={`${describeDomino(slot.domino)}${owner}`}>
                <DominoTile id={slot.domino} />
              </span>
              {slot.king !== null && <King seat={slot.king} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
