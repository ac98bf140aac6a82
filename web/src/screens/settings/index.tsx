import type { JSX } from "preact";
import { useLocation, useRoute } from "preact-iso";
import { useEffect, useRef } from "preact/hooks";
import { logOut } from "../../api/account";
import { isGuest, me, myId } from "../../api/me";
import { GuestHint } from "../../components/guest_hint";
import { LoginRequired } from "../../components/login_required";
import { useSubmission } from "../../components/submission";
import { ConfirmButton } from "../../components/confirm_button";
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
  const groups = GROUPS.map((group) => group.filter(({ isPublic }) => isPublic || myId.value !== null));
  const requestedPath = path ?? groups.find((group) => group.length > 0)?.[0]?.path;
  const section = GROUPS.flat().find((item) => item.path === requestedPath);
  useTitle(path !== undefined && section ? t(section.title) : t("nav-settings"));
  if (!section) return <NotFound />;
  const isAllowed = section.isPublic || myId.value !== null;
  return (
    <article class={path === undefined ? "settings at-list" : "settings at-section"}>
      <h1>{path === undefined ? t("nav-settings") : <a href="/settings">{t("nav-settings")}</a>}</h1>
      <SectionList groups={groups} current={section} isChosen={path !== undefined} />
      {isAllowed ? <SectionContent key={section.path} section={section} isChosen={path !== undefined} /> : <LoginRequired />}
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
            {group.map((item) => (
              <li key={item.path}>
                <a href={`/settings/${item.path}`} class={item === current ? "shown" : ""} aria-current={item === current && isChosen ? "page" : undefined}>
                  <span>{t(item.title)}</span>
                  <small>{t(item.description)}</small>
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
  const submission = useSubmission();
  const handleLogOut = async () => {
    if (await submission.run(logOut, t("logged-out"))) location.route("/");
  };
  // A guest account has no password, so it would be lost after logging out. Until the account is
  // loaded, it may be one.
  const isKnown = me.value !== null;
  if (isGuest.value) return <ConfirmButton label={t("log-out")} question={t("log-out-leaves-guest")} onConfirm={() => void handleLogOut()} />;
  return (
    <button type="button" aria-disabled={!isKnown || submission.busy} onClick={() => isKnown && void handleLogOut()}>
      {t("log-out")}
    </button>
  );
}
