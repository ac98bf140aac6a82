import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Game, Kingdom } from "../../api/types";
import { Avatar } from "../../components/avatar";
import { Board } from "../../components/board";
import { King } from "../../components/drawings";
import { ScoreList } from "../../components/score_breakdown";
import { useDismiss } from "../../components/use_dismiss";
import { frameOf, cellKey, frameViewOf } from "../../game/geometry";
import { changedCells } from "../../game/replay";
import type { Table } from "../../game/table";
import { seatName } from "../../game/descriptions";
import { t } from "../../i18n/text";
import type { Choice } from "./choice";
import { mainKingdom } from "./my_kingdom";

/** Small kingdoms of the opponents, at one scale. A tap shows one large, and another tap closes it. */
export function OpponentKingdoms({ game, table, choice }: { game: Game; table: Table; choice: Choice }): JSX.Element {
  const shownKingdom = mainKingdom(game);
  const root = useRef<HTMLElement>(null);
  const enlargedSeat = useSignal<number | null>(null);
  const close = () => {
    enlargedSeat.value = null;
  };
  const closeByButton = () => {
    root.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    close();
  };
  useDismiss(root, () => enlargedSeat.peek() !== null, close);
  const others = game.kingdoms.filter((kingdom) => kingdom !== shownKingdom);
  const enlarged = others.find(({ seat }) => seat === enlargedSeat.value);
  const canReceive = (seat: number) => choice.sendCommands.value.some(({ to_seat }) => to_seat === seat);
  return (
    <section ref={root} class={`others of-${others.length}`} aria-label={t("other-players")}>
      {others.map((kingdom) => (
        <div key={kingdom.seat} class="other">
          <Nameplate game={game} kingdom={kingdom} />
          <button
            type="button"
            class={canReceive(kingdom.seat) ? "small-board choosable" : "small-board"}
            data-seat={kingdom.seat}
            aria-expanded={kingdom === enlarged}
            onClick={() => {
              if (canReceive(kingdom.seat)) choice.sendTo(kingdom.seat);
              else enlargedSeat.value = kingdom === enlarged ? null : kingdom.seat;
            }}
          >
            <SmallBoard game={game} kingdom={kingdom} table={table} />
          </button>
        </div>
      ))}
      {enlarged && <EnlargedKingdom key={enlarged.seat} game={game} kingdom={enlarged} table={table} onClose={closeByButton} />}
    </section>
  );
}

interface EnlargedProps {
  game: Game;
  kingdom: Kingdom;
  table: Table;
  onClose: () => void;
}

/** Kingdom of an opponent above the page, with its points. */
function EnlargedKingdom({ game, kingdom, table, onClose }: EnlargedProps): JSX.Element {
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => closeButton.current?.focus({ preventScroll: true }), []);
  return (
    <section class="sheet enlarged" aria-label={t("picture-kingdom", { name: seatName(game, kingdom.seat) })}>
      <div class="enlarged-head">
        <Nameplate game={game} kingdom={kingdom} />
        <button type="button" class="quiet" ref={closeButton} onClick={onClose}>
          {t("close")}
        </button>
      </div>
      <SmallBoard game={game} kingdom={kingdom} table={table} />
      <ScoreList game={game} kingdom={kingdom} />
    </section>
  );
}

function SmallBoard({ game, kingdom, table }: { game: Game; kingdom: Kingdom; table: Table }): JSX.Element {
  const frame = frameOf(game.settings);
  const step = table.animatedEvent.value && changedCells(table.animatedEvent.value);
  return (
    <Board
      kingdom={kingdom}
      seat={kingdom.seat}
      frame={frame}
      view={frameViewOf(kingdom, frame)}
      label={t("picture-kingdom", { name: seatName(game, kingdom.seat) })}
      changed={new Set(step?.seat === kingdom.seat ? step.cells.map(cellKey) : [])}
    />
  );
}

/** Name, points and state of the player of a kingdom. */
function Nameplate({ game, kingdom }: { game: Game; kingdom: Kingdom }): JSX.Element {
  const seat = game.seats.find((item) => item.seat === kingdom.seat);
  const awaited = game.awaiting?.seat === kingdom.seat;
  const absence = seat?.taken_over || seat?.conceded ? t("house-plays") : seat?.clock_stops[0] ? t(`away-${seat.clock_stops[0].reason}`) : null;
  return (
    <p class={awaited ? "nameplate awaited" : "nameplate"}>
      <King seat={kingdom.seat} />
      {seat && <Avatar player={seat.player} />}
      <span class="name">
        {seat && !seat.house ? <a href={`/players/${seat.player.id}`}>{seatName(game, kingdom.seat)}</a> : seatName(game, kingdom.seat)}
      </span>
      {absence && <small class="away">{absence}</small>}
      <span class="score">{kingdom.score.total}</span>
    </p>
  );
}
