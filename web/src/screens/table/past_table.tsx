import type { JSX } from "preact";
import type { Game, GameEvent, Slot } from "../../api/types";
import { Board } from "../../components/board";
import { DominoTile, dominoInWords } from "../../components/domino";
import { King } from "../../components/drawings";
import { frameOf, key, viewOf } from "../../game/geometry";
import { touched } from "../../game/replay";
import { seatName } from "../../game/words";
import { t } from "../../i18n/text";

/** The lines and kingdoms at an earlier version. Player names are current. */
export function PastTable({ now, was, event }: { now: Game; was: Game; event: GameEvent }): JSX.Element {
  const step = touched(event);
  const frame = frameOf(was.settings);
  return (
    <div class="past-table">
      <div class="past-lines">
        <PastLine label={t("picture-to-place")} game={now} slots={was.current_line} />
        <PastLine label={t("picture-to-pick")} game={now} slots={was.next_line} />
      </div>
      <div class={`past-kingdoms of-${was.kingdoms.length}`}>
        {was.kingdoms.map((kingdom) => (
          <figure key={kingdom.seat} class={event.seat === kingdom.seat ? "acting" : undefined}>
            <figcaption>
              <King seat={kingdom.seat} /> <span class="name">{seatName(now, kingdom.seat)}</span>
              <strong>{t("points", { points: kingdom.score.total })}</strong>
            </figcaption>
            <Board
              kingdom={kingdom}
              seat={kingdom.seat}
              frame={frame}
              view={viewOf(kingdom, frame)}
              label={t("picture-kingdom", { name: seatName(now, kingdom.seat) })}
              fresh={new Set(step?.seat === kingdom.seat ? step.cells.map(key) : [])}
            />
          </figure>
        ))}
      </div>
    </div>
  );
}

function PastLine({ label, game, slots }: { label: string; game: Game; slots: Slot[] }): JSX.Element | null {
  if (slots.length === 0) return null;
  return (
    <section aria-label={label}>
      <h2>{label}</h2>
      <ol>
        {slots.map((slot) => {
          const who = slot.king === null ? "" : `, ${seatName(game, slot.king)}`;
          return (
            <li key={slot.domino} class={slot.resolved ? "past-slot moved" : "past-slot"} >
              <span class="number">{slot.domino}</span>
              <span role="img" aria-label={`${dominoInWords(slot.domino)}${who}`}>
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
