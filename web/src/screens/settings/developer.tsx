import type { JSX } from "preact";
import { callApi, api } from "../../api/client";
import { me } from "../../api/me";
import { AsyncContent } from "../../components/async_content";
import { t } from "../../i18n/text";
import { useResource } from "../../resource";
import { Bots } from "./bots";
import { Tokens } from "./tokens";

/** Tokens and bots for developers. */
export function Developer(): JSX.Element {
  const bots = useResource(async () => (await callApi(() => api.GET("/v1/me/bots"))).items);
  return (
    <>
      <p>
        {t("programs-about")} <a href="/docs/">{t("programs-docs")}</a>
      </p>
      <AsyncContent resource={bots}>
        {(items) => (
          <>
            <Tokens bots={items} me={me.value} />
            <Bots bots={items} set={bots.set} />
          </>
        )}
      </AsyncContent>
    </>
  );
}
