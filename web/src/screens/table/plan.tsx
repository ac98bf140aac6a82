import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { answered, api } from "../../api/client";
import { Refusal } from "../../api/refusal";
import type { Game } from "../../api/types";
import { Problem } from "../../components/refused";
import { tell } from "../../components/toast";
import type { Table } from "../../game/table";
import { t } from "../../i18n/text";
import { moment } from "../../i18n/time";
import { type GivenOrder, handFor, type NextTurn, nextTurn, type Order, type Otherwise, sameOrder, type Trial } from "./plan_draft";
import { PlanPicks } from "./plan_picks";
import { PlanPlace } from "./plan_place";
import { PlanTrial } from "./plan_trial";

/**
 * Plan for the player's next turn, made while opponents move. Hidden if there is nothing to plan.
 */
export function Plan({ table }: { table: Table }): JSX.Element | null {
  const game = table.game.value;
  const next = useMemo(() => game && nextTurn(game), [game]);
  const given = useSignal<GivenOrder | null>(null);
  const known = useSignal(false);
  const version = game?.version;
  useEffect(() => {
    if (!next) return;
    let current = true;
    const params = { path: { game_id: table.id } };
    answered(() => api.GET("/v1/games/{game_id}/premove", { params })).then(
      (order) => current && ([given.value, known.value] = [order, true]),
      // Most often a 404: there is no plan. Other errors reappear when a plan is saved.
      () => current && ([given.value, known.value] = [null, true]),
    );
    return () => {
      current = false;
    };
  }, [table.id, version, next !== null]);
  if (!game || !next || !known.value) return null;
  return (
    <details class="plan">
      <summary>
        {given.value ? t("plan-given") : t("plan-title")}
        {given.value && <small> {t("plan-since", { at: moment(given.value.created_at) })}</small>}
      </summary>
      {/* A new turn resets the draft; opponents' moves do not. */}
      <Draft key={`${next.domino}/${next.picks}`} game={game} next={next} given={given.value} keep={(order) => (given.value = order)} />
    </details>
  );
}

interface DraftProps {
  game: Game;
  next: NextTurn;
  given: GivenOrder | null;
  keep: (order: GivenOrder | null) => void;
}

function Draft({ game, next, given, keep }: DraftProps): JSX.Element {
  const before = given?.plan;
  const hand = useMemo(() => handFor(game, next), [next.kingdom, next.domino]);
  const otherwise = useSignal<Otherwise>(before?.place?.otherwise ?? "ask");
  const picks = useSignal<string[]>(before?.pick ?? []);
  const voidTaken = useSignal<string[]>(before?.void_if_taken ?? []);
  const voidGiant = useSignal(before?.void_if_giant_came ?? false);
  const trial = useSignal<Trial | null>(null);
  const problem = useSignal<unknown>(null);
  const busy = useSignal(false);
  const path = { game_id: game.id };
  useEffect(() => {
    const at = before?.place?.at;
    const there = at && hand.placements.all.find(({ command }) => command.x === at.x && command.y === at.y && command.direction === at.direction);
    if (there && hand.laid.peek() === null) hand.lay(there, there.command);
  }, [hand]);
  const laid = hand.laid.value?.placement.command;
  const at = laid ? { x: laid.x, y: laid.y, direction: laid.direction } : null;
  const order: Order = {
    // `null` leaves the placement to the player, as does `ask` without a placement.
    place: next.domino !== null && (at || otherwise.value === "best_score") ? { at, otherwise: otherwise.value } : null,
    pick: picks.value,
    void_if_taken: voidTaken.value,
    void_if_giant_came: voidGiant.value,
  };
  const isEmpty = !order.place && picks.value.length === 0;
  const wanted = JSON.stringify(order);
  useEffect(() => {
    if (isEmpty) {
      trial.value = null;
      return;
    }
    let current = true;
    // Debounce previews while the player rotates a domino.
    const timer = setTimeout(() => {
      answered(() => api.POST("/v1/games/{game_id}/premove/preview", { params: { path }, body: { plan: order } })).then(
        (result) => current && ([trial.value, problem.value] = [result, null]),
        (error: unknown) => current && ([trial.value, problem.value] = [null, error]),
      );
    }, 250);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [wanted, game.version, isEmpty]);
  const attempt = async (operation: () => Promise<GivenOrder | null>, words: string) => {
    [busy.value, problem.value] = [true, null];
    try {
      keep(await operation());
      tell(words);
    } catch (error) {
      if (error instanceof Refusal && error.code === "premove_not_found") keep(null);
      else problem.value = error;
    } finally {
      busy.value = false;
    }
  };
  const give = () =>
    attempt(() => answered(() => api.PUT("/v1/games/{game_id}/premove", { params: { path }, body: { plan: order } })), t("plan-saved"));
  const withdraw = () =>
    attempt(async () => {
      await answered(() => api.DELETE("/v1/games/{game_id}/premove", { params: { path } }));
      return null;
    }, t("plan-withdrawn"));
  const isKept = before !== undefined && sameOrder(before, order);
  return (
    <div class="plan-draft">
      <p class="small">{t("plan-lead")}</p>
      {next.domino !== null && <PlanPlace game={game} next={next} hand={hand} otherwise={otherwise} />}
      <PlanPicks game={game} next={next} picks={picks} voidTaken={voidTaken} voidGiant={voidGiant} />
      {!isEmpty && trial.value && <PlanTrial game={game} next={next} trial={trial.value} />}
      <Problem error={problem.value} />
      <p class="actions">
        <button type="button" class="primary" disabled={busy.value || isEmpty || isKept} onClick={() => void give()}>
          {given ? t("plan-change") : t("plan-give")}
        </button>
        {given && (
          <button type="button" disabled={busy.value} onClick={() => void withdraw()}>
            {t("plan-withdraw")}
          </button>
        )}
      </p>
    </div>
  );
}
