import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { callApi, api } from "../../api/client";
import { me } from "../../api/me";
import type { Account } from "../../api/types";
import { useAutosave } from "../../components/autosave";
import { Avatar } from "../../components/avatar";
import { ErrorMessage } from "../../components/error_message";
import { t } from "../../i18n/text";

const PAGE_SIZE = 12;

/** Returns a number for each index that differs widely from its neighbours: 0 to 65,535, without repetition. */
const avatarAt = (index: number): number => (index * 40_503) & 0xffff;

/** Castles to choose from: the one derived from the account, the current one, and others. */
export function AvatarChoice({ account }: { account: Account }): JSX.Element {
  const shown = useSignal(PAGE_SIZE);
  // The choice that was current when the page was opened keeps its place.
  const initial = useSignal(account.avatar).peek();
  const autosave = useAutosave(account.avatar, (avatar) => (me.value = { ...(me.peek() ?? account), avatar }));
  const choose = (avatar: number | null) =>
    autosave.save(avatar, async () => (await callApi(() => api.PATCH("/v1/me", { body: { avatar } }))).avatar);
  const choices = [...new Set([null, initial, ...Array.from({ length: shown.value }, (_, index) => avatarAt(index + 1))])].slice(0, shown.value);
  return (
    <section class="avatar-choice" aria-labelledby="avatar-choice">
      <h3 id="avatar-choice">{t("avatar")}</h3>
      <p class="small">{t("avatar-about")}</p>
      <div class="avatars" role="group" aria-labelledby="avatar-choice">
        {choices.map((avatar, index) => (
          <button
            key={avatar}
            type="button"
            aria-label={t("avatar-number", { number: index + 1 })}
            aria-pressed={account.avatar === avatar}
            onClick={() => choose(avatar)}
          >
            <Avatar player={{ id: account.id, avatar }} />
          </button>
        ))}
      </div>
      <button type="button" onClick={() => (shown.value += PAGE_SIZE)}>
        {t("avatar-more")}
      </button>
      <ErrorMessage error={autosave.error} />
    </section>
  );
}
