import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Series } from "../../api/types";
import { Problem } from "../../components/refused";
import { list } from "../../game/words";
import { t } from "../../i18n/text";
import { sayReady } from "./acts";
import { myPlace, unreadyNames } from "./words";

/** Readiness of the current player for the next game; hidden during a game. */
export function Ready({ series, changed }: { series: Series; changed: (after: Series) => void }): JSX.Element | null {
  const problem = useSignal<unknown>(null);
  const asking = useSignal(false);
  const mine = myPlace(series);
  if (!mine || series.status !== "active" || series.break_since === null) return null;
  if (mine.ready) return <p role="status">{t("ready-said", { players: list(unreadyNames(series)) })}</p>;
  const say = async () => {
    asking.value = true;
    problem.value = null;
    try {
      changed(await sayReady(series));
    } catch (error) {
      problem.value = error;
    } finally {
      asking.value = false;
    }
  };
  return (
    <>
      <button type="button" class="primary" disabled={asking.value} onClick={() => void say()}>
        {t("ready")}
      </button>
      <Problem error={problem.value} />
    </>
  );
}
