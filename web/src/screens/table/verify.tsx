import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { answered, api } from "../../api/client";
import type { Game } from "../../api/types";
import { Problem } from "../../components/refused";
import { type Checked, checkRecord } from "../../game/shuffle";
import { list, questName, seatName } from "../../game/words";
import { t } from "../../i18n/text";

type State = "idle" | "working" | "done" | "failed";

/** Recomputes the shuffle of a finished game in the browser and compares it step by step. */
export function Verify({ game }: { game: Game }): JSX.Element {
  const state = useSignal<State>("idle");
  const checked = useSignal<Checked[]>([]);
  const problem = useSignal<unknown>(null);
  const verify = async () => {
    [state.value, problem.value] = ["working", null];
    try {
      const params = { path: { game_id: game.id } };
      const record = await answered(() => api.GET("/v1/games/{game_id}/record", { params }));
      try {
        checked.value = await checkRecord(record);
        state.value = "done";
      } catch {
        state.value = "failed";
      }
    } catch (error) {
      [state.value, problem.value] = ["idle", error];
    }
  };
  const agrees = checked.value.length > 0 && checked.value.every((one) => one.agrees);
  return (
    <section class="verify" aria-labelledby="verify-title">
      <h2 id="verify-title">{t("verify-title")}</h2>
      <p>{t("verify-lead")}</p>
      {state.value !== "done" && (
        <p class="actions">
          <button type="button" disabled={state.value === "working"} onClick={() => void verify()}>
            {t("verify-now")}
          </button>
        </p>
      )}
      <Problem error={problem.value} />
      <div role="status" aria-live="polite">
        {state.value === "working" && <p>{t("verify-working")}</p>}
        {state.value === "failed" && <p class="verdict differs">{t("verify-failed")}</p>}
        {state.value === "done" && (
          <p class={agrees ? "verdict" : "verdict differs"}>{agrees ? t("verify-agrees") : t("verify-differs")}</p>
        )}
      </div>
      {state.value === "done" && (
        <>
          <ol class="verify-steps">
            {checked.value.map((one) => (
              <li key={one.step} class={one.agrees ? "agrees" : "differs"}>
                <p>
                  <strong>{one.agrees ? t("verify-ok") : t("verify-wrong")}</strong> {inWords(one)}
                </p>
                {one.step !== "proofs" && <small class="found">{t("verify-found", { found: found(game, one) })}</small>}
              </li>
            ))}
          </ol>
          <p class="small">{contributions(game)}</p>
        </>
      )}
      <p class="small">
        <a href="/docs/shuffle">{t("verify-method")}</a>
      </p>
    </section>
  );
}

const inWords = ({ step, found }: Checked): string =>
  step === "proofs" ? t("verify-proofs", { lines: Number(found) }) : t(`verify-${step}`);

/** Describes the computed value of a step in terms of the game where possible. */
function found(game: Game, { step, found: computed }: Checked): string {
  if (step === "kings") return computed.split(" ").map((seat) => seatName(game, Number(seat) - 1)).join(", ");
  if (step === "quests") return list(computed.split(", ").map(questName));
  return computed;
}

function contributions(game: Game): string {
  const names = game.seats.filter(({ entropy }) => entropy !== null).map(({ seat }) => seatName(game, seat));
  return names.length > 0 ? t("verify-own-bytes", { names: list(names) }) : t("verify-no-bytes");
}
