import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { markNotificationsRead } from "../../api/notifications";
import type { NotificationItem } from "../../api/types";
import { ErrorMessage } from "../../components/error_message";
import { cacheGame, cachedGames } from "../../game/game_cache";
import { formatRelativeTime, formatDateTime } from "../../i18n/time";
import { t } from "../../i18n/text";
import { now } from "../../now";
import { notificationLink, describeNotification, needsListing } from "./notification_text";
import { myGames, setFeed } from "./store";

const INITIAL_COUNT = 5;

/** Unread notifications, latest first, without those that duplicate another section of the screen. */
export function NotificationSection(): JSX.Element | null {
  const showsAll = useSignal(false);
  const problem = useSignal<unknown>(null);
  const feed = myGames.value?.feed;
  const games = myGames.value?.games ?? [];
  // The start of a game is obsolete once the game waits for the player or is finished.
  const isObsolete = ({ payload, game_id }: NotificationItem) =>
    payload.type === "game_started" && games.some(({ id, status, waits_for_you: waits }) => id === game_id && (waits || status === "finished"));
  const unread = feed
    ? feed.items.filter((item) => item.position > feed.read_position && needsListing(item) && !isObsolete(item)).reverse()
    : [];
  if (!feed || unread.length === 0) return null;
  const visible = showsAll.value ? unread : unread.slice(0, INITIAL_COUNT);
  const markRead = async () => {
    problem.value = null;
    try {
      setFeed(await markNotificationsRead(feed.last_position));
    } catch (error) {
      problem.value = error;
    }
  };
  return (
    <section class="news">
      <header class="section-head">
        <h2>{t("news")}</h2>
        <button type="button" onClick={() => void markRead()}>
          {t("mark-read")}
        </button>
      </header>
      <ErrorMessage error={problem.value} />
      <ul>
        {visible.map((item) => (
          <NotificationRow key={item.id} item={item} />
        ))}
      </ul>
      {visible.length < unread.length && (
        <button type="button" class="quiet" onClick={() => (showsAll.value = true)}>
          {t("show-all", { count: unread.length })}
        </button>
      )}
    </section>
  );
}

function NotificationRow({ item }: { item: NotificationItem }): JSX.Element | null {
  const id = item.game_id;
  useEffect(() => {
    if (id) void cacheGame(id, item.version ?? 0);
  }, [id, item.version]);
  const words = describeNotification(item, id ? (cachedGames.value.get(id) ?? null) : null, myGames.value?.series ?? []);
  if (!words) return null;
  return (
    <li>
      <a href={notificationLink(item)}>
        <strong>{words.subject}</strong>
        {words.body !== words.subject && <span>{words.body}</span>}
        <small>
          <time dateTime={item.at} title={formatDateTime(item.at)}>
            {formatRelativeTime(item.at, now.value)}
          </time>
        </small>
      </a>
    </li>
  );
}
