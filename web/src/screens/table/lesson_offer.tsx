import { signal, useSignal } from "@preact/signals";
import type { ComponentType, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { callApi, api } from "../../api/client";
import { session } from "../../api/session";
import type { Game } from "../../api/types";
import { showToast } from "../../components/toast";
import { focusMain } from "../../focus";
import { t } from "../../i18n/text";
import { whenQuiet } from "../../quiet";
import { storedSignal } from "../../stored_signal";

/** True if the offer has ended: it was dismissed, or the player has finished a game. */
const isEnded = storedSignal("lesson-offer", (text) => text !== null);

/** Player who has not finished a game, as far as known. */
const newPlayer = signal<string | null>(null);

type LessonSheet = ComponentType<{ onClose: () => void }>;

/** Offers the lessons to a player in the first game, without leaving the table. */
export function LessonOffer({ game }: { game: Game }): JSX.Element | null {
  const playerId = game.your_seat === null ? undefined : session.value?.playerId;
  const sheet = useSignal<{ Sheet: LessonSheet } | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (playerId === undefined || newPlayer.peek() === playerId || isEnded.peek()) return;
    const params = { path: { player_id: playerId }, query: { limit: 1 } };
    return whenQuiet(() => {
      callApi(() => api.GET("/v1/players/{player_id}/games", { params })).then(
        ({ items }) => {
          if (items.length > 0) isEnded.value = true;
          else newPlayer.value = playerId;
        },
        // Best effort: the lessons are also in the navigation.
        () => {},
      );
    });
  }, [playerId]);
  if (playerId === undefined || newPlayer.value !== playerId || isEnded.value) return null;
  const open = async () => {
    try {
      sheet.value = { Sheet: (await import("../learn/lesson_sheet")).default };
    } catch {
      showToast(t("offline"));
    }
  };
  const skip = () => {
    isEnded.value = true;
    focusMain();
  };
  const Sheet = sheet.value?.Sheet;
  const close = () => {
    sheet.value = null;
    opener.current?.focus();
  };
  return (
    <span class="lesson-offer">
      <button ref={opener} type="button" onClick={() => void open()}>
        {t("lesson-offer")}
      </button>
      <button type="button" class="quiet" onClick={skip}>
        <span aria-hidden="true">✕</span>
        <span class="unseen">
          {t("skip")}: {t("lesson-offer")}
        </span>
      </button>
      {Sheet && <Sheet onClose={close} />}
    </span>
  );
}
