import { effect, signal } from "@preact/signals";
import type { FunctionComponent, JSX } from "preact";
import { useLocation } from "preact-iso";
import { me, myId } from "../api/me";
import { waitingGames } from "../game/active_games";
import { t } from "../i18n/text";
import { loadFullClient } from "../full_client";
import { whenQuiet } from "../quiet";
import { Avatar } from "./avatar";
import { Icon } from "./drawings";

const Bell = signal<FunctionComponent | null>(null);

async function loadBell(): Promise<void> {
  const [bundle] = await Promise.all([import("../notifications/bell"), loadFullClient()]);
  Bell.value = bundle.Bell;
}

// Visitors have no notifications, and no screen waits for them.
effect(() => {
  if (myId.value === null || Bell.peek()) return;
  // Offline, the bell appears with the next page load.
  return whenQuiet(() => void loadBell().catch(() => {}));
});

interface Place {
  href: string;
  label: string;
  icon: string;
  /** True for the link to the profile of the player, with the avatar in place of the icon. */
  isOwn?: boolean;
  /** Number of games that wait for the player. */
  waiting?: number;
}

/** Site navigation: a row at the top; on phones, a row and a tab bar at the bottom. */
export function Header(): JSX.Element {
  const { path } = useLocation();
  const id = myId.value;
  const places: Place[] = [
    id === null ? { href: "/", label: t("nav-start"), icon: "nav-start" } : { href: "/games", label: t("nav-games"), icon: "nav-games", waiting: waitingGames.value.length },
    { href: "/lobby", label: t("nav-lobby"), icon: "nav-lobby" },
    { href: "/leaderboards", label: t("nav-leaderboards"), icon: "nav-leaderboards" },
    { href: "/learn", label: t("nav-learn"), icon: "nav-learn" },
    id === null ? { href: "/login", label: t("log-in"), icon: "nav-profile" } : { href: `/players/${id}`, label: t("nav-profile"), icon: "nav-profile", isOwn: true },
  ];
  const isCurrent = (href: string) => path === href || (href !== "/" && path.startsWith(`${href}/`)) || (href === "/games" && path === "/");
  const ariaCurrent = (href: string) => (isCurrent(href) ? "page" : undefined);
  return (
    <header class={/^\/games\/./.test(path) ? "site at-table" : "site"}>
      <a class="brand" href="/">
        <Icon name="crown" /> <span>Kingdomail</span>
      </a>
      <nav aria-label={t("nav")}>
        <div class="places">
          {places.map(({ href, label, icon, isOwn = false, waiting = 0 }) => (
            <a key={icon} href={href} aria-current={ariaCurrent(href)}>
              {isOwn ? <div class="own-avatar">{me.value && <Avatar player={me.value} />}</div> : <Icon name={icon} />}
              <span>{label}</span>
              {waiting > 0 && (
                <span class="badge">
                  {waiting}
                  <span class="unseen"> {t("your-move")}</span>
                </span>
              )}
            </a>
          ))}
        </div>
        {id !== null && (
          <a href="/settings" class="settings-link" aria-current={ariaCurrent("/settings")}>
            <span>{t("nav-settings")}</span>
          </a>
        )}
      </nav>
      {id !== null && <div class="bell-place">{Bell.value && <Bell.value />}</div>}
    </header>
  );
}
