import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { callApi, api } from "../../api/client";
import type { Account, Bot, Token } from "../../api/types";
import { ErrorMessage } from "../../components/error_message";
import { Secret } from "../../components/secret";
import { RelativeTime } from "../../components/relative_time";
import { useSubmission } from "../../components/submission";
import { AsyncContent } from "../../components/async_content";
import { ConfirmButton } from "../../components/confirm_button";
import { playerName } from "../../game/descriptions";
import { isolate, t } from "../../i18n/text";
import { formatDateTime } from "../../i18n/time";
import { useResource } from "../../resource";
import { focusHeading } from "./heading";
import { NewToken } from "./new_token";
import { scopeKey } from "./scope_key";

/** Access tokens of programs. */
export function Tokens({ bots, me }: { bots: Bot[]; me: Account | null }): JSX.Element {
  // Deleting a bot revokes its tokens, so the list is reloaded when the bots change.
  const tokens = useResource(
    async () => (await callApi(() => api.GET("/v1/me/tokens"))).items,
    bots.map(({ id }) => id).join(),
  );
  const secret = useSignal<string | null>(null);
  const submission = useSubmission();
  const revoke = async (token: Token) => {
    const params = { path: { token_id: token.id } };
    const succeeded = await submission.run(() => callApi(() => api.DELETE("/v1/me/tokens/{token_id}", { params })), t("token-revoked"));
    await tokens.reload();
    if (succeeded) focusHeading();
  };
  const owner = (token: Token) => bots.find(({ id }) => id === token.player_id) ?? me;
  return (
    <section class="group" aria-labelledby="tokens">
      <h3 id="tokens">{t("tokens")}</h3>
      <p>{t("tokens-about")}</p>
      {secret.value !== null && <Secret label={t("token-secret")} secret={secret.value} />}
      <AsyncContent resource={tokens}>
        {(items) => (
          <ul class="rows">
            {items.map((token) => (
              <li key={token.id} class="row">
                <span>
                  <strong>{isolate(token.name)}</strong> <code dir="ltr">{token.prefix}…</code>
                  <small>
                    {t("token-for", { name: playerName(owner(token) ?? undefined) })} · {token.scopes.map((scope) => t(`scope-${scopeKey(scope)}`)).join(" · ")}
                  </small>
                  <small>
                    {token.last_used_at === null ? t("never-used") : <RelativeTime at={token.last_used_at}>{(ago) => t("last-used", { ago })}</RelativeTime>}{" "}
                    {token.expires_at !== null && t("good-until", { until: formatDateTime(token.expires_at) })}
                  </small>
                </span>
                <ConfirmButton label={t("revoke")} subject={token.name} onConfirm={() => void revoke(token)} />
              </li>
            ))}
          </ul>
        )}
      </AsyncContent>
      <ErrorMessage error={submission.error} />
      <NewToken
        bots={bots}
        onCreated={(newSecret) => {
          secret.value = newSecret;
          void tokens.reload();
        }}
      />
    </section>
  );
}
