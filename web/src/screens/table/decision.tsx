import type { JSX } from "preact";
import type { DominoId, Game } from "../../api/types";
import { cellPosition } from "../../components/board_table";
import { Icon, King } from "../../components/drawings";
import { DominoTile, describeDomino } from "../../components/domino";
import { Sheet } from "../../components/sheet";
import { kingsPerPlayer } from "../../game/rules";
import type { Table } from "../../game/table";
import { formatGain, isSameCommand, seatName } from "../../game/descriptions";
import { t } from "../../i18n/text";
import type { Choice } from "./choice";

/**
 * The current decision within the reach of a thumb: the draft, its points and the confirm button.
 */
export function Decision({ table, choice }: { table: Table; choice: Choice }): JSX.Element | null {
  const game = table.game.value;
  const seat = game?.seats.find((item) => item.seat === game.your_seat);
  if (!game || !seat) return null;
  if (seat.taken_over) return <ReclaimSeat table={table} choice={choice} />;
  if (game.paused_until && game.status === "active") return <PauseControls table={table} />;
  if (!table.isMine.value) return null;
  switch (game.awaiting?.expected) {
    case "place":
      return choice.discard.value ? <DiscardDecision table={table} choice={choice} /> : <PlaceDecision table={table} choice={choice} />;
    case "pick":
      return <PickDecision choice={choice} table={table} />;
    case "cover":
      return <CoverDecision choice={choice} table={table} />;
    case "send_or_keep":
      return <GiantDecision table={table} choice={choice} />;
    default:
      return null;
  }
}

interface Props {
  table: Table;
  choice: Choice;
}

/** Replaces the decision while the game is paused. */
const PauseControls = ({ table }: { table: Table }): JSX.Element => (
  <p class="actions paused">
    <button type="button" onClick={() => void table.resume()}>
      {t("end-pause")}
    </button>
  </p>
);

function PlaceDecision({ table, choice }: Props): JSX.Element | null {
  const domino = table.game.value?.awaiting?.domino;
  if (!domino) return null;
  return (
    <section class="decision" aria-label={t("decision")}>
      <button type="button" class="in-hand" onClick={() => choice.hand.rotate()}>
        <span class="unseen">{t("turn-domino", { domino: describeDomino(domino) })}</span>
        <DominoTile id={domino} />
        <Icon name="turn" class="turn-sign" />
      </button>
      <Effect choice={choice} hint={t("tap-a-cell")} note={placeNote(choice)} />
      <ConfirmDecision table={table} choice={choice} label={t("place")} />
    </section>
  );
}

function placeNote(choice: Choice): string {
  if (choice.isAsPlanned.value) return t("as-planned");
  return choice.canRotate.value ? t("rotate-hint") : "";
}

/** Points that the draft wins or costs, with a note; a hint before there is a draft. */
function Effect({ choice, hint, note }: { choice: Choice; hint: string; note: string }): JSX.Element {
  const gain = choice.gain.value;
  return (
    <div class="effect" aria-live="polite">
      <output class={gain === null ? "gain none" : "gain"}>{gain === null ? hint : formatGain(gain)}</output>
      {gain !== null && note !== "" && <small class="note">{note}</small>}
    </div>
  );
}

/** Points of the kingdom before and after the draft. */
const scoreChange = (choice: Choice): string =>
  t("score-change", { before: choice.points.value, after: choice.points.value + (choice.gain.value ?? 0) });

/** List of all legal placements in words, as an alternative to the board. */
export function PlacementList({ choice, frame }: { choice: Choice; frame: number }): JSX.Element | null {
  const count = choice.hand.placements.value.all.length;
  if (count === 0) return null;
  return (
    <Sheet class="spots" summary={t("spots", { count })}>
      <PlacementItems choice={choice} frame={frame} />
    </Sheet>
  );
}

/** Not part of the list, so that a closed list is not rendered at each tap. */
function PlacementItems({ choice: { hand }, frame }: { choice: Choice; frame: number }): JSX.Element {
  return (
    <ul>
      {hand.placements.value.all.map((placement) => {
        const { command, score: points } = placement;
        return (
          <li key={`${command.x},${command.y},${command.direction}`}>
            <button
              type="button"
              aria-pressed={hand.selection.value?.placement === placement}
              onClick={() => hand.select(placement, command)}
            >
              {t("spot", { ...cellPosition(command, frame), direction: command.direction, points })}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function PickDecision({ table, choice }: Props): JSX.Element {
  const game = table.game.value;
  const picked = choice.pickedDomino.value;
  return (
    <section class="decision picking" aria-label={t("decision")}>
      <span class="in-hand still">{picked !== null && <DominoTile id={picked} />}</span>
      <div class="effect" aria-live="polite">
        <output class="gain none">{picked === null || !game ? t("tap-a-domino") : describePick(game, picked)}</output>
        {choice.plannable.value.all.length > 0 && <small class="note">{t("plan-by-tap")}</small>}
      </div>
      <ConfirmDecision table={table} choice={choice} label={t("take")} />
    </section>
  );
}

/**
 * Describes the player's turn in the next round, which follows from the number. If the line has
 * more dominoes than kings, the turn depends on later picks, so only the domino is named.
 */
function describePick({ next_line: line, seats }: Game, picked: DominoId): string {
  const kings = seats.length * kingsPerPlayer(seats.length);
  if (line.length !== kings) return describeDomino(picked);
  const place = line.findIndex(({ domino }) => domino === picked) + 1;
  return t("next-in-order", { position: place === 1 ? "first" : place === kings ? "last" : "middle", place, of: kings });
}

function DiscardDecision({ table, choice }: Props): JSX.Element | null {
  const discard = choice.discard.value;
  if (!discard) return null;
  return (
    <section class="decision" aria-label={t("decision")}>
      <span class="in-hand still">
        <DominoTile id={discard.domino} />
      </span>
      <p class="gain none">{t("fits-nowhere")}</p>
      <button type="button" class="primary" disabled={table.pendingCommand.value !== null} onClick={() => void choice.send(discard)}>
        {t("discard")}
      </button>
    </section>
  );
}

function CoverDecision({ table, choice }: Props): JSX.Element {
  return (
    <section class="decision" aria-label={t("decision")}>
      <span class="in-hand still">
        <Icon name="giant" />
      </span>
      <Effect choice={choice} hint={t("tap-a-crown")} note={scoreChange(choice)} />
      <ConfirmDecision table={table} choice={choice} label={t("cover")} />
    </section>
  );
}

function GiantDecision({ table, choice }: Props): JSX.Element | null {
  const game = table.game.value;
  if (!game) return null;
  const { to } = choice.giantTransfer.value;
  const receivers = [...new Set(choice.sendCommands.value.map(({ to_seat }) => to_seat))];
  const keep = table.legal.value.find(({ command }) => command.type === "keep_giant")?.command;
  return (
    <section class="decision sending" aria-label={t("decision")}>
      <Effect
        choice={choice}
        hint={t("send-or-keep")}
        note={to === null ? "" : `${scoreChange(choice)} · ${t("send-effect", { name: seatName(game, to) })}`}
      />
      <div class="receivers" role="group" aria-label={t("send-to")}>
        {receivers.map((seat) => (
          <button key={seat} type="button" aria-pressed={to === seat} onClick={() => choice.sendTo(seat)}>
            <King seat={seat} /> <span class="name">{seatName(game, seat)}</span>
          </button>
        ))}
      </div>
      {keep && (
        <button type="button" disabled={table.pendingCommand.value !== null} onClick={() => void choice.send(keep)}>
          {t("keep-giant")}
        </button>
      )}
      <ConfirmDecision table={table} choice={choice} label={t("send-giant")} />
    </section>
  );
}

function ReclaimSeat({ table, choice }: Props): JSX.Element | null {
  const command = table.legal.value.find((item) => isSameCommand(item.command, { type: "take_back" }))?.command;
  return (
    <section class="decision" aria-label={t("decision")}>
      <p class="gain none">{t("house-plays-for-you")}</p>
      {command && (
        <button type="button" class="primary" disabled={table.pendingCommand.value !== null} onClick={() => void choice.send(command)}>
          {t("take-back")}
        </button>
      )}
    </section>
  );
}

function ConfirmDecision({ table, choice, label }: Props & { label: string }): JSX.Element {
  return (
    <button
      type="button"
      class="primary confirm"
      disabled={choice.command.value === null || table.pendingCommand.value !== null}
      onClick={() => void choice.confirm()}
    >
      {label}
    </button>
  );
}
