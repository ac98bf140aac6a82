import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { openTable, playAsGuest } from "../api/account";
import { session } from "../api/session";
import { t } from "../i18n/text";
import { Problem } from "./refused";

/**
 * Button that starts a two-player game against the computer. Creates a guest account if necessary.
 */
export function PlayHouse(): JSX.Element {
  const location = useLocation();
  const problem = useSignal<unknown>(null);
  const starting = useSignal(false);
  const play = async () => {
    starting.value = true;
    try {
      if (!session.value) await playAsGuest();
      location.route(`/games/${await openTable({ settings: { players: 2 }, house: ["greedy"], rated: "no" })}`);
    } catch (error) {
      problem.value = error;
    } finally {
      starting.value = false;
    }
  };
  return (
    <div class="play-house">
      <button type="button" class="primary large" disabled={starting.value} onClick={() => void play()}>
        {t("play-house")}
      </button>
      {!session.value && <p class="small">{t("play-house-explained")}</p>}
      <Problem error={problem.value} />
    </div>
  );
}
