import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { DominoId, Game, GameEvent } from "../../api/types";
import { ErrorMessage } from "../../components/error_message";
import type { Table } from "../../game/table";
import { t } from "../../i18n/text";
import { ProposalPanel } from "./proposal";

/**
 * Messages above the edge of the board, which does not move for them: errors, proposals, and
 * dominoes that were discarded automatically. Can be hidden until there is another one.
 */
export function Notices({ table }: { table: Table }): JSX.Element | null {
  const hiddenKey = useSignal("");
  const game = table.displayed.value;
  if (!game) return null;
  const discarded = table.animatedEvent.value ? [] : discardedForPlayer(game, table.events.value);
  const proposal = game.your_seat === null ? null : game.open_proposal;
  const key = JSON.stringify([discarded, proposal?.version]);
  const isHidden = hiddenKey.value === key && table.problem.value === null;
  if (isHidden || (discarded.length === 0 && !proposal && table.problem.value === null)) return null;
  return (
    <div class="notices">
      <div class="notice">
        {discarded.map((domino) => (
          <p key={domino} role="status">
            {t("discarded-for-you", { domino })}
          </p>
        ))}
        <ProposalPanel table={table} />
        <ErrorMessage error={table.problem.value} />
        <button
          type="button"
          class="quiet"
          onClick={() => {
            hiddenKey.value = key;
            table.problem.value = null;
          }}
        >
          {t("close")}
        </button>
      </div>
    </div>
  );
}

/** Returns the player's dominoes that were discarded automatically since the player's last decision. */
function discardedForPlayer(game: Game, events: GameEvent[]): DominoId[] {
  const own = events.filter(({ seat, version }) => seat === game.your_seat && version <= game.version);
  const lastDecision = own.findLastIndex(({ automatic }) => !automatic);
  return own.slice(lastDecision + 1).flatMap(({ payload }) => (payload.type === "discarded" ? [payload.domino] : []));
}
