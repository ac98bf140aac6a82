import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { markRead } from "../../api/notices";
import type { Notice } from "../../api/types";
import { Problem } from "../../components/refused";
import { see, seenGames } from "../../game/seen";
import { ago, moment } from "../../i18n/time";
import { t } from "../../i18n/text";
import { now } from "../../now";
import { linkOf, noticeInWords, stands } from "./notice_words";
import { desk, setFeed } from "./store";

const FIRST = 5;

/** Unread notifications, latest first, without those that duplicate another section of the desk. */
export function News(): JSX.Element | null {
  const all = useSignal(false);
  const problem = useSignal<unknown>(null);
  const feed = desk.value?.feed;
  const games = desk.value?.games ?? [];
  // The start of a game is obsolete once the game waits for the player or is finished.
  const isOld = ({ payload, game_id }: Notice) =>
    payload.type === "game_started" && games.some(({ id, status, waits_for_you: waits }) => id === game_id && (waits || status === "finished"));
  const fresh = feed
    ? feed.items.filter((item) => item.position > feed.read_position && stands(item) && !isOld(item)).reverse()
    : [];
  if (!feed || fresh.length === 0) return null;
  const shown = all.value ? fresh : fresh.slice(0, FIRST);
  const read = async () => {
    problem.value = null;
    try {
      setFeed(await markRead(feed.last_position));
    } catch (error) {
      problem.value = error;
    }
  };
  return (
    <section class="news">
      <header class="section-head">
        <h2>{t("news")}</h2>
        <button type="button" onClick={() => void read()}>
          {t("mark-read")}
        </button>
      </header>
      <Problem error={problem.value} />
      <ul>
        {shown.map((item) => (
          <NewsItem key={item.id} item={item} />
        ))}
      </ul>
      {shown.length < fresh.length && (
        <button type="button" class="quiet" onClick={() => (all.value = true)}>
          {t("show-all", { count: fresh.length })}
        </button>
      )}
    </section>
  );
}

function NewsItem({ item }: { item: Notice }): JSX.Element | null {
  const id = item.game_id;
  useEffect(() => {
    if (id) void see(id, item.version ?? 0);
  }, [id, item.version]);
  const words = noticeInWords(item, id ? (seenGames.value.get(id) ?? null) : null, desk.value?.series ?? []);
  if (!words) return null;
  return (
    <li>
      <a href={linkOf(item)}>
        <strong>{words.subject}</strong>
        {words.body !== words.subject && <span>{words.body}</span>}
        <small>
          <time dateTime={item.at} title={moment(item.at)}>
            {ago(item.at, now.value)}
          </time>
        </small>
      </a>
    </li>
  );
}
