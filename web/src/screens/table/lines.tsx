import type { ComponentChildren, JSX } from "preact";
import type { Game, Slot } from "../../api/types";
import { DominoTile, describeDomino } from "../../components/domino";
import { Icon, King } from "../../components/drawings";
import { QuestList } from "../../components/quest_tile";
import { dominoOf } from "../../game/catalogue";
import { seatName } from "../../game/descriptions";
import { t } from "../../i18n/text";
import type { Choice } from "./choice";
import { mainKingdom } from "./my_kingdom";

/**
 * The line of this round and the line of the next round, from the first turn to the last, with the
 * goals of the game.
 */
export function Lines({ game, choice }: { game: Game; choice: Choice }): JSX.Element | null {
  if (game.status !== "active") return null;
  const picking = game.awaiting?.expected === "pick" && game.awaiting.seat === game.your_seat && !game.paused_until;
  const kingdom = mainKingdom(game);
  return (
    <section class="lines" aria-label={t("lines")}>
      <Line title={t("picture-to-place")} empty={t("lines-empty")}>
        {game.current_line.map((slot) => (
          <LineSlot key={slot.domino} game={game} slot={slot} state={currentState(game, slot)} />
        ))}
      </Line>
      <Line title={t("picture-to-pick")} empty={t("picture-nothing-to-pick")}>
        {game.next_line.map((slot) => (
          <LineSlot key={slot.domino} game={game} slot={slot} choice={picking ? choice : undefined} state="" />
        ))}
      </Line>
      <p class="undrawn">
        <span>{t("lines-order")}</span>
        <span>{(game.draw_pile ?? 0) > 0 ? t("picture-undrawn", { dominoes: game.draw_pile ?? 0 }) : t("picture-all-drawn")}</span>
      </p>
      {kingdom && <QuestList kingdom={kingdom} />}
    </section>
  );
}

/** State of a domino of the current line: placed, being placed, or neither. */
function currentState({ awaiting }: Game, { domino, resolved }: Slot): string {
  if (resolved) return "moved";
  return awaiting?.domino === domino ? "now" : "";
}

function Line({ title, empty, children }: { title: string; empty: string; children: ComponentChildren[] }): JSX.Element {
  return (
    <div class="line">
      <h2>{title}</h2>
      {children.length === 0 ? <p class="no-dominoes">{empty}</p> : <ol>{children}</ol>}
    </div>
  );
}

/** Icon of a giant or footprint domino. */
function KindIcon({ domino }: { domino: string }): JSX.Element | null {
  const kind = dominoOf(domino)?.kind;
  return kind === "giant" || kind === "footprint" ? <Icon name={kind} class="kind" /> : null;
}

interface LineSlotProps {
  game: Game;
  slot: Slot;
  state: string;
  /** Present if the player picks now. */
  choice?: Choice | undefined;
}

/** A domino with its number and the king on it, a button if it can be picked. */
function LineSlot({ game, slot, state, choice }: LineSlotProps): JSX.Element {
  const content = (
    <>
      <span class="label" aria-hidden="true">
        <span class="number">{slot.domino}</span>
        <KindIcon domino={slot.domino} />
      </span>
      <DominoTile id={slot.domino} />
      <span class="king-place">{slot.king !== null && <King seat={slot.king} />}</span>
    </>
  );
  const owner = slot.king === null ? "" : `, ${seatName(game, slot.king)}`;
  const words = `${describeDomino(slot.domino)}${owner}${slot.resolved ? `, ${t("picture-done")}` : ""}`;
  return (
    <li>
      {choice?.picks.value.includes(slot.domino) ? (
        <button
          type="button"
          class="slot pickable"
          aria-pressed={choice.pickedDomino.value === slot.domino}
          onClick={() => choice.pick(slot.domino)}
        >
          <span class="unseen">{words}</span>
          {content}
        </button>
      ) : (
        <span class={`slot ${state}`} role="img" aria-label={words}>
          {content}
        </span>
      )}
    </li>
  );
}
