import type { JSX } from "preact";
import type { Game, Slot } from "../../api/types";
import { Icon, King } from "../../components/drawings";
import { DominoTile, describeDomino } from "../../components/domino";
import { dominoOf, questPoints } from "../../game/catalogue";
import { describeQuest, questName, seatName } from "../../game/descriptions";
import { t } from "../../i18n/text";
import type { Choice } from "./choice";

/** The current line with the kings, and the line to pick from for the next round. */
export function Lines({ game, choice }: { game: Game; choice: Choice }): JSX.Element | null {
  if (game.status !== "active") return null;
  const picking = game.awaiting?.expected === "pick" && game.awaiting.seat === game.your_seat && !game.paused_until;
  return (
    <section class="lines" aria-label={t("lines")}>
      {game.current_line.length > 0 && (
        <div class="line">
          <h2>{t("picture-to-place")}</h2>
          <ol>
            {game.current_line.map((slot) => (
              <SmallSlot key={slot.domino} game={game} slot={slot} />
            ))}
          </ol>
        </div>
      )}
      {game.next_line.length > 0 && (
        <div class={picking ? "line picking" : "line"}>
          <h2>{t("picture-to-pick")}</h2>
          <ol>
            {game.next_line.map((slot) =>
              picking ? (
                <LineSlot key={slot.domino} game={game} slot={slot} choice={choice} />
              ) : (
                <SmallSlot key={slot.domino} game={game} slot={slot} />
              ),
            )}
          </ol>
        </div>
      )}
      <Quests game={game} />
      <p class="undrawn">
        {(game.draw_pile ?? 0) > 0 ? t("picture-undrawn", { dominoes: game.draw_pile ?? 0 }) : t("picture-all-drawn")}
      </p>
    </section>
  );
}

/** Quests of this table, which add to the points of the properties. */
function Quests({ game }: { game: Game }): JSX.Element | null {
  if (game.quests.length === 0) return null;
  return (
    <ul class="quests" aria-label={t("quests")}>
      {game.quests.map((quest) => (
        <li key={quest}>
          <strong>{questName(quest)}</strong> {describeQuest(quest, questPoints(quest))}
        </li>
      ))}
    </ul>
  );
}

/** Icon of a giant or footprint domino. */
function KindIcon({ domino }: { domino: string }): JSX.Element | null {
  const kind = dominoOf(domino)?.kind;
  return kind === "giant" || kind === "footprint" ? <Icon name={kind} class="kind" /> : null;
}

/** Small domino without an action. */
function SmallSlot({ game, slot }: { game: Game; slot: Slot }): JSX.Element {
  const mine = game.awaiting?.domino === slot.domino;
  const owner = slot.king === null ? "" : `, ${seatName(game, slot.king)}`;
  const words = `${describeDomino(slot.domino)}${owner}${slot.resolved ? `, ${t("picture-done")}` : ""}`;
  const state = slot.resolved ? "moved" : mine ? "now" : "";
  return (
    <li>
      <span class={`standing ${state}`} role="img" aria-label={words}>
        <DominoTile id={slot.domino} />
        <span class="number">{slot.domino}</span>
        <KindIcon domino={slot.domino} />
        {slot.king !== null && <King seat={slot.king} />}
      </span>
    </li>
  );
}

/** A domino that can be picked or has been picked. */
function LineSlot({ game, slot, choice }: { game: Game; slot: Slot; choice: Choice }): JSX.Element {
  const content = (
    <>
      <span class="number">{slot.domino}</span>
      <DominoTile id={slot.domino} />
      <KindIcon domino={slot.domino} />
      <span class="king-place">{slot.king !== null && <King seat={slot.king} />}</span>
    </>
  );
  const owner = slot.king === null ? "" : `, ${seatName(game, slot.king)}`;
  const words = `${describeDomino(slot.domino)}${owner}`;
  if (choice.picks.value.includes(slot.domino)) {
    return (
      <li>
        <button
          type="button"
          class="slot pickable"
          aria-pressed={choice.pickedDomino.value === slot.domino}
          aria-label={words}
          onClick={() => choice.pick(slot.domino)}
        >
          {content}
        </button>
      </li>
    );
  }
  return (
    <li>
      <span class={slot.king === null ? "slot" : "slot taken"} role="img" aria-label={words}>
        {content}
      </span>
    </li>
  );
}
