import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { useEffect, useRef } from "preact/hooks";
import { followNotifications, loadNotifications, markNotificationsRead, notifications } from "../api/notifications";
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
  const problem = useSignal<unknown>(null);
  /** Position up to which notifications were read when the list was opened. */
  const readPosition = useSignal(0);
  const unread = unreadNotifications.value.filter((item) => notificationLink(item) !== path).length;
  useFollowing();
  useReadOnVisit(path);
  const lastPosition = notifications.value?.last_position ?? 0;
  useEffect(() => {
    if (!isOpen.value || lastPosition <= (notifications.peek()?.read_position ?? 0)) return;
    markNotificationsRead(lastPosition).then(
      () => (problem.value = null),
      (error: unknown) => (problem.value = error),
    );
  }, [isOpen.value, lastPosition]);
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
      {isOpen.value && <NotificationList readPosition={readPosition.value} problem={problem.value} onChoose={close} />}
    </div>
  );
}

/** Keeps the notifications and the running games up to date on all screens. */
function useFollowing(): void {
  const playerId = myId.value;
  useEffect(() => {
    if (playerId === null) return;
    // Best effort: without a connection, the numbers of the last response remain.
    Promise.all([loadNotifications(), loadActiveGames()]).catch(() => {});
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

/** Marks the notifications as read if the current screen is the one that all unread ones lead to. */
function useReadOnVisit(path: string): void {
  const unread = unreadNotifications.value;
  useEffect(() => {
    if (unread.length === 0 || document.hidden || unread.some((item) => notificationLink(item) !== path)) return;
    const position = notifications.peek()?.last_position;
    if (position !== undefined) markNotificationsRead(position).catch(() => {});
  }, [unread, path]);
}
