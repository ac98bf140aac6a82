import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { createTable, createGuest } from "../api/account";
import { session } from "../api/session";
import { t } from "../i18n/text";
import { ErrorMessage } from "./error_message";

/**
 * Button that starts a two-player game against the computer. Creates a guest account if necessary.
 */
export function PlayComputerButton(): JSX.Element {
  const location = useLocation();
  const problem = useSignal<unknown>(null);
  const starting = useSignal(false);
  const play = async () => {
    starting.value = true;
    try {
      if (!session.value) await createGuest();
      location.route(`/games/${await createTable({ settings: { players: 2 }, house: ["greedy"], rated: "no" })}`);
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
      <ErrorMessage error={problem.value} />
    </div>
  );
}
