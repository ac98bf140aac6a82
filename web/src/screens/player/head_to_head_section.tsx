import type { JSX } from "preact";
import { callApi, api } from "../../api/client";
import { myId } from "../../api/me";
import { HeadToHeadResults } from "../../components/head_to_head_results";
import { t } from "../../i18n/text";
import { useResource } from "../../resource";

/** Results of the current player against another; hidden if the two have never met. */
export function HeadToHeadSection({ id, name }: { id: string; name: string }): JSX.Element | null {
  const mine = myId.value;
  const path = { player_id: mine ?? "", opponent_id: id };
  const results = useResource(
    async () =>
      mine === null ? { items: [] } : callApi(() => api.GET("/v1/players/{player_id}/against/{opponent_id}", { params: { path } })),
    `${mine} ${id}`,
  );
  // Best effort: the profile works without this section.
  const items = results.value?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="against-me">
      <h2 id="against-me">{t("against-me", { name })}</h2>
      <ul class="statistics">
        {items.map((item) => (
          <li key={item.category} class="panel">
            <HeadToHeadResults results={item} first={t("people-you")} second={name} />
          </li>
        ))}
      </ul>
      <p>
        <a href={`/players/${mine}/against/${id}`}>{t("against-me-games")}</a>
      </p>
    </section>
  );
}
