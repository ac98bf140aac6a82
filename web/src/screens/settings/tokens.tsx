import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { answered, api } from "../../api/client";
import type { Account, Bot, Token } from "../../api/types";
import { Problem } from "../../components/refused";
import { Secret } from "../../components/secret";
import { useSending } from "../../components/sending";
import { Shown } from "../../components/shown";
import { EndButton } from "../../components/end_button";
import { nameOf } from "../../game/words";
import { isolated, t } from "../../i18n/text";
import { ago, moment } from "../../i18n/time";
import { useLoaded } from "../../loaded";
import { now } from "../../now";
import { focusHeading } from "./heading";
import { NewToken } from "./new_token";
import { scopeKey } from "./scope_key";

/** Access tokens of programs. */
export function Tokens({ bots, me }: { bots: Bot[]; me: Account | null }): JSX.Element {
  // Deleting a bot revokes its tokens, so the list is reloaded when the bots change.
  const tokens = useLoaded(
    async () => (await answered(() => api.GET("/v1/me/tokens"))).items,
    bots.map(({ id }) => id).join(),
  );
  const secret = useSignal<string | null>(null);
  const sending = useSending();
  const revoke = async (token: Token) => {
    const params = { path: { token_id: token.id } };
    const worked = await sending.send(() => answered(() => api.DELETE("/v1/me/tokens/{token_id}", { params })), t("token-revoked"));
    await tokens.again();
    if (worked) focusHeading();
  };
  const owner = (token: Token) => bots.find(({ id }) => id === token.player_id) ?? me;
  return (
    <section class="group" aria-labelledby="tokens">
      <h3 id="tokens">{t("tokens")}</h3>
      <p>{t("tokens-about")}</p>
      {secret.value !== null && <Secret label={t("token-secret")} secret={secret.value} />}
      <Shown of={tokens}>
        {(items) => (
          <ul class="rows">
            {items.map((token) => (
              <li key={token.id} class="row">
                <span>
                  <strong>{isolated(token.name)}</strong> <code dir="ltr">{token.prefix}…</code>
                  <small>
                    {t("token-for", { name: nameOf(owner(token) ?? undefined) })} · {token.scopes.map((scope) => t(`scope-${scopeKey(scope)}`)).join(" · ")}
                  </small>
                  <small>
                    {token.last_used_at === null ? t("never-used") : t("last-used", { ago: ago(token.last_used_at, now.value) })}{" "}
                    {token.expires_at !== null && t("good-until", { until: moment(token.expires_at) })}
                  </small>
                </span>
                <EndButton label={t("revoke")} about={token.name} act={() => void revoke(token)} />
              </li>
            ))}
          </ul>
        )}
      </Shown>
      <Problem error={sending.error} />
      <NewToken
        bots={bots}
        made={(fresh) => {
          secret.value = fresh;
          void tokens.again();
        }}
      />
    </section>
  );
}
