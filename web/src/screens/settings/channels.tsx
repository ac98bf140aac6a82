import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Channel, NotificationSettings } from "../../api/types";
import { formatList } from "../../game/descriptions";
import { locale } from "../../i18n/language";
import { t, text } from "../../i18n/text";
import { CHANNELS, type DestinationSummary } from "./destinations";
import type { SaveSettings } from "./notifications";

type ChannelChoices = NotificationSettings["channels"];

/** Kinds of notification that one sentence is about, most wanted first. */
const SUBJECTS: readonly { subject: string; kinds: readonly string[] }[] = [
  { subject: "turn", kinds: ["your_turn", "cover_a_crown"] },
  { subject: "time", kinds: ["reminder", "timed_out"] },
  { subject: "invited", kinds: ["invited"] },
  { subject: "games", kinds: ["game_started", "game_finished", "game_cancelled"] },
  { subject: "agreements", kinds: ["proposal", "seat"] },
  { subject: "series", kinds: ["series"] },
  { subject: "security", kinds: ["security"] },
];

interface Props {
  channels: ChannelChoices;
  destinations: DestinationSummary;
  save: SaveSettings;
}

/** Sentences about the channels of all kinds of notification. */
export function Channels({ channels, destinations, save }: Props): JSX.Element {
  const known = SUBJECTS.map(({ subject, kinds }) => ({ subject, kinds: kinds.filter((kind) => kind in channels) }));
  const others = Object.keys(channels).filter((kind) => !SUBJECTS.some(({ kinds }) => kinds.includes(kind)));
  const sentences = [...known.filter(({ kinds }) => kinds.length > 0), ...others.map((kind) => ({ subject: kind, kinds: [kind] }))];
  return (
    <>
      <p class="small">{t("channels-about")}</p>
      <ul class="sentences panel">
        {sentences.map(({ subject, kinds }) => (
          <li key={subject}>
            <Sentence subject={subject} kinds={kinds} channels={channels} destinations={destinations} save={save} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface SentenceProps extends Props {
  subject: string;
  kinds: string[];
}

/** Sentence with a switch for each channel that is set up. The details have all kinds and channels. */
function Sentence({ subject, kinds, channels, destinations, save }: SentenceProps): JSX.Element {
  const chosen = (kind: string) => channels[kind] ?? CHANNELS;
  const setUp = CHANNELS.filter((channel) => destinations[channel] !== null);
  const isPartial = (channel: Channel) => new Set(kinds.map((kind) => chosen(kind).includes(channel))).size > 1;
  const isUniform = !setUp.some(isPartial);
  // Only the initial state depends on the settings; later the player decides.
  const [isOpen] = useState(!isUniform);
  const isOn = (channel: Channel) => kinds.some((kind) => chosen(kind).includes(channel));
  const choose = (changed: string[], channel: Channel, wanted: boolean) => {
    const after = (kind: string) => CHANNELS.filter((item) => (item === channel ? wanted : chosen(kind).includes(item)));
    save({ channels: Object.fromEntries(changed.map((kind) => [kind, after(kind)])) });
  };
  const when = text(`when-${subject}`) ?? text(`kind-${subject}`) ?? subject;
  const used = setUp.filter(isOn).map((channel) => t(`channel-${channel}`).toLocaleLowerCase(locale()));
  return (
    <>
      <p id={`when-${subject}`}>
        {used.length > 0 ? t("tell-me", { when, channels: formatList(used) }) : t("tell-me-nothing", { when })}
        {!isUniform && ` ${t("tell-me-partly")}`}
        {subject === "security" && <small> {t("tell-me-security")}</small>}
      </p>
      {setUp.length > 0 && (
        <div class="chips" role="group" aria-labelledby={`when-${subject}`}>
          {setUp.map((channel) => (
            <label key={channel} class="chip">
              <input type="checkbox" checked={isOn(channel) && !isPartial(channel)} indeterminate={isPartial(channel)} onChange={({ currentTarget }) => choose(kinds, channel, currentTarget.checked)} />
              <span>{t(`channel-${channel}`)}</span>
            </label>
          ))}
        </div>
      )}
      <details open={isOpen}>
        <summary>
          {t("tell-me-details")}
          <span class="unseen">: {when}</span>
        </summary>
        <div class="kinds">
          {kinds.map((kind) => (
            <div key={kind} role="group" aria-labelledby={`kind-${kind}`}>
              <span id={`kind-${kind}`}>{text(`kind-${kind}`) ?? kind}</span>
              {CHANNELS.map((channel) => (
                <label key={channel}>
                  <input
                    type="checkbox"
                    checked={chosen(kind).includes(channel)}
                    onChange={({ currentTarget }) => choose([kind], channel, currentTarget.checked)}
                  />
                  {t(`channel-${channel}`)}
                </label>
              ))}
            </div>
          ))}
        </div>
      </details>
    </>
  );
}
