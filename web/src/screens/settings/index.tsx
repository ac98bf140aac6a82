import type { JSX } from "preact";
import { useLocation, useRoute } from "preact-iso";
import { useEffect, useRef } from "preact/hooks";
import { logOut } from "../../api/account";
import { isGuest, myId } from "../../api/me";
import { GuestHint } from "../../components/guest_hint";
import { LogInFirst } from "../../components/log_in_first";
import { useSending } from "../../components/sending";
import { Sure } from "../../components/sure";
import { t } from "../../i18n/text";
import { useTitle } from "../../title";
import NotFound from "../not_found";
import { GROUPS, type Section } from "./sections";

/**
 * All settings. Phones show a list and a page for each section; wide screens show both side by
 * side.
 */
export default function Settings(): JSX.Element {
  const { params } = useRoute();
  const path = params.section;
  const groups = GROUPS.map((group) => group.filter(({ forAll }) => forAll || myId.value !== null));
  const asked = path ?? groups.find((group) => group.length > 0)?.[0]?.path;
  const section = GROUPS.flat().find((one) => one.path === asked);
  useTitle(path !== undefined && section ? t(section.title) : t("nav-settings"));
  if (!section) return <NotFound />;
  const isAllowed = section.forAll || myId.value !== null;
  return (
    <article class={path === undefined ? "settings at-list" : "settings at-section"}>
      <h1>{path === undefined ? t("nav-settings") : <a href="/settings">{t("nav-settings")}</a>}</h1>
      <SectionList groups={groups} current={section} isChosen={path !== undefined} />
      {isAllowed ? <SectionContent key={section.path} section={section} isChosen={path !== undefined} /> : <LogInFirst />}
    </article>
  );
}

function SectionList({ groups, current, isChosen }: { groups: Section[][]; current: Section; isChosen: boolean }): JSX.Element {
  return (
    <nav class="sections" aria-label={t("nav-settings")}>
      <GuestHint />
      {groups
        .filter((group) => group.length > 0)
        .map((group) => (
          <ul key={group[0]?.path}>
            {group.map((one) => (
              <li key={one.path}>
                <a href={`/settings/${one.path}`} class={one === current ? "shown" : ""} aria-current={one === current && isChosen ? "page" : undefined}>
                  <span>{t(one.title)}</span>
                  <small>{t(one.about)}</small>
                </a>
              </li>
            ))}
          </ul>
        ))}
      {myId.value === null ? (
        <a class="button" href="/login?then=/settings">
          {t("log-in")}
        </a>
      ) : (
        <LogOut />
      )}
    </nav>
  );
}

function SectionContent({ section: { title, content: Content }, isChosen }: { section: Section; isChosen: boolean }): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isChosen) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div class="section">
      <h2 ref={heading} id="section" tabIndex={-1}>
        {t(title)}
      </h2>
      <Content />
    </div>
  );
}

function LogOut(): JSX.Element {
  const location = useLocation();
  const sending = useSending();
  const leave = async () => {
    if (await sending.send(logOut, t("logged-out"))) location.route("/");
  };
  // A guest account has no password, so it would be lost after logging out.
  if (isGuest.value) return <Sure label={t("log-out")} question={t("log-out-leaves-guest")} act={() => void leave()} />;
  return (
    <button type="button" aria-disabled={sending.busy} onClick={() => void leave()}>
      {t("log-out")}
    </button>
  );
}
