import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { useEffect, useRef } from "preact/hooks";
import { followNotifications, markNotificationsRead, notifications } from "../api/notifications";
import { myId } from "../api/me";
import { Icon } from "../components/drawings";
import { useDismiss } from "../components/use_dismiss";
import { loadActiveGames } from "../game/active_games";
import { t } from "../i18n/text";
import { handleNews } from "./announcements";
import { notificationLink } from "./descriptions";
import { unreadNotifications } from "./listed";
import { NotificationList } from "./list";

/** Number of unread notifications, and the list of the latest ones, which opening marks as read. */
export function Bell(): JSX.Element {
  const { path } = useLocation();
  const isOpen = useSignal(false);
  /** Position up to which notifications were read when the list was opened. */
  const readPosition = useSignal(0);
  const unread = unreadNotifications.value.filter((item) => notificationLink(item) !== path).length;
  useFollowing();
  const problem = useReading(isOpen.value, path);
  const close = () => {
    isOpen.value = false;
  };
  useEffect(close, [path]);
  const root = useRef<HTMLDivElement>(null);
  useDismiss(root, () => isOpen.peek(), close);
  const toggle = () => {
    readPosition.value = notifications.peek()?.read_position ?? 0;
    isOpen.value = !isOpen.peek();
  };
  return (
    <div class="bell" ref={root}>
      <button type="button" class="quiet" aria-expanded={isOpen.value} aria-label={t("bell", { count: unread })} onClick={toggle}>
        <Icon name="bell" />
        {unread > 0 && <span class="badge">{unread}</span>}
      </button>
      {isOpen.value && <NotificationList readPosition={readPosition.value} problem={problem} onChoose={close} />}
    </div>
  );
}

/** Keeps the notifications and the running games up to date on all screens. */
function useFollowing(): void {
  const playerId = myId.value;
  useEffect(() => {
    if (playerId === null) return;
    // Best effort: without a connection, the numbers of the last response remain.
    loadActiveGames().catch(() => {});
    // The player's own moves on other devices create no notification.
    const onVisible = () => {
      if (!document.hidden) loadActiveGames().catch(() => {});
    };
    document.addEventListener("visibilitychange", onVisible);
    const unfollow = followNotifications((arrived) => void handleNews(arrived).catch(() => {}));
    return () => {
      document.removeEventListener("visibilitychange", onVisible);
      unfollow();
    };
  }, [playerId]);
}

/**
 * Marks the notifications as read if their list is open, or if the current screen is the one that
 * all unread ones lead to. Returns the error of the last attempt.
 */
function useReading(isOpen: boolean, path: string): unknown {
  const problem = useSignal<unknown>(null);
  /** Player and position that were sent last. */
  const sent = useRef({ player: myId.value, position: 0 });
  const unread = unreadNotifications.value;
  const { last_position: last = 0, read_position: read = 0 } = notifications.value ?? {};
  useEffect(() => {
    const isVisited = unread.length > 0 && !document.hidden && unread.every((item) => notificationLink(item) === path);
    const sentPosition = sent.current.player === myId.value ? sent.current.position : 0;
    if (last <= Math.max(read, sentPosition) || !(isOpen || isVisited)) return;
    sent.current = { player: myId.value, position: last };
    markNotificationsRead(last).then(
      () => (problem.value = null),
      (error: unknown) => {
        sent.current.position = 0;
        problem.value = error;
      },
    );
  }, [isOpen, unread, path, last, read]);
  return problem.value;
}
