import type { JSX } from "preact";
import { answered, api } from "../../api/client";
import { myId } from "../../api/me";
import { Balance } from "../../components/balance";
import { t } from "../../i18n/text";
import { useLoaded } from "../../loaded";

/** Results of the current player against another; hidden if the two have never met. */
export function AgainstMe({ id, name }: { id: string; name: string }): JSX.Element | null {
  const mine = myId.value;
  const path = { player_id: mine ?? "", opponent_id: id };
  const compared = useLoaded(
    async () =>
      mine === null ? { items: [] } : answered(() => api.GET("/v1/players/{player_id}/against/{opponent_id}", { params: { path } })),
    `${mine} ${id}`,
  );
  // Best effort: the profile works without this section.
  const items = compared.value?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="against-me">
      <h2 id="against-me">{t("against-me", { name })}</h2>
      <ul class="statistics">
        {items.map((one) => (
          <li key={one.category} class="panel">
            <Balance of={one} first={t("people-you")} second={name} />
          </li>
        ))}
      </ul>
      <p>
        <a href={`/players/${mine}/against/${id}`}>{t("against-me-games")}</a>
      </p>
    </section>
  );
}
