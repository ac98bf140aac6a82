import type { JSX } from "preact";
import { answered, api } from "../../api/client";
import { me } from "../../api/me";
import { Shown } from "../../components/shown";
import { t } from "../../i18n/text";
import { useLoaded } from "../../loaded";
import { Bots } from "./bots";
import { Tokens } from "./tokens";

/** Tokens and bots for developers. */
export function Programs(): JSX.Element {
  const bots = useLoaded(async () => (await answered(() => api.GET("/v1/me/bots"))).items);
  return (
    <>
      <p>
        {t("programs-about")} <a href="/docs/">{t("programs-docs")}</a>
      </p>
      <Shown of={bots}>
        {(items) => (
          <>
            <Tokens bots={items} me={me.value} />
            <Bots bots={items} set={bots.set} />
          </>
        )}
      </Shown>
    </>
  );
}
