import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { session } from "../api/session";
import { t } from "../i18n/text";
import { Icon } from "./drawings";

/** Site navigation. */
export function Header(): JSX.Element {
  const { path } = useLocation();
  const ariaCurrent = (href: string) => (path === href || path.startsWith(`${href}/`) ? "page" : undefined);
  const isGamePage = /^\/games\/./.test(path);
  const link = (href: string, label: string) => (
    <a href={href} aria-current={ariaCurrent(href)}>
      {label}
    </a>
  );
  return (
    <header class={isGamePage ? "site at-table" : "site"}>
      <a class="brand" href="/">
        <Icon name="crown" /> Kingdomail
      </a>
      <nav aria-label={t("nav")}>
        {session.value && link("/games", t("nav-games"))}
        {link("/lobby", t("nav-lobby"))}
        {link("/leaderboards", t("nav-leaderboards"))}
        {link("/learn", t("nav-learn"))}
        {session.value ? link("/settings", t("nav-settings")) : link("/login", t("log-in"))}
      </nav>
    </header>
  );
}
