import type { JSX } from "preact";
import { MembersOnly } from "../../components/members_only";
import { t } from "../../i18n/text";

/** A table for who has no account: of a public one the server has put into the page what it shows programs that look at links. */
export function ForStrangers({ id }: { id: string }): JSX.Element {
  const then = encodeURIComponent(`/games/${id}${location.search}`);
  const isShown = said("url")?.endsWith(`/games/${id}`) ?? false;
  const [title, words, picture] = [said("title"), said("description"), said("image")];
  if (!isShown || title === null || words === null) {
    return <MembersOnly title={t("picture-table")} words={t("table-strangers")} then={then} />;
  }
  return (
    <MembersOnly title={title} words={words} then={then}>
      {picture !== null && <img src={pathOf(picture)} alt="" />}
    </MembersOnly>
  );
}

const said = (property: string): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[property="og:${property}"]`)?.content ?? null;

/** On this server, whatever the browser calls it. */
const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address, location.href);
  return pathname + search;
};
