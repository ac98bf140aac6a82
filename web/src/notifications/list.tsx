import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { notifications } from "../api/notifications";
import type { NotificationItem } from "../api/types";
import { EmptyState } from "../components/empty_state";
import { ErrorMessage } from "../components/error_message";
import { RelativeTime } from "../components/relative_time";
import { cacheGame, cachedGames } from "../game/game_cache";
import { t } from "../i18n/text";
import { describeNotification, notificationLink } from "./descriptions";
import { listedNotifications } from "./listed";

const MAX_ROWS = 20;

interface Props {
  /** Later notifications are marked as new. */
  readPosition: number;
  problem: unknown;
  onChoose: () => void;
}

/** The latest notifications, with links to the pages on which the player can respond. */
export function NotificationList({ readPosition, problem, onChoose }: Props): JSX.Element {
  const items = listedNotifications.value.slice(0, MAX_ROWS);
  return (
    <section class="notifications" aria-labelledby="notifications">
      <header class="section-head">
        <h2 id="notifications">{t("news")}</h2>
        <a href="/settings/notices" onClick={onChoose}>
          {t("nav-settings")}
        </a>
      </header>
      <ErrorMessage error={problem} />
      {items.length > 0 ? (
        <ul>
          {items.map((item) => (
            <NotificationRow key={item.id} item={item} isNew={item.position > readPosition} onChoose={onChoose} />
          ))}
        </ul>
      ) : (
        notifications.value && (
          <EmptyState picture="calm" text={t("bell-empty")}>
            <a class="button primary" href="/games" onClick={onChoose}>
              {t("nav-games")}
            </a>
          </EmptyState>
        )
      )}
    </section>
  );
}

function NotificationRow({ item, isNew, onChoose }: { item: NotificationItem; isNew: boolean; onChoose: () => void }): JSX.Element | null {
  const id = item.game_id;
  useEffect(() => {
    if (id) void cacheGame(id, item.version ?? 0);
  }, [id, item.version]);
  const words = describeNotification(item, id ? (cachedGames.value.get(id) ?? null) : null);
  if (!words) return null;
  return (
    <li>
      <a href={notificationLink(item)} class={isNew ? "new" : undefined} onClick={onChoose}>
        <strong>
          {words.subject}
          {isNew && <span class="unseen"> ({t("bell-new")})</span>}
        </strong>
        {words.body !== words.subject && <span>{words.body}</span>}
        <small>
          <RelativeTime at={item.at} />
        </small>
      </a>
    </li>
  );
}
