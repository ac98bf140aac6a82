import type { JSX } from "preact";
import { answered, api } from "../../api/client";
import type { App } from "../../api/types";
import { Problem } from "../../components/refused";
import { useSending } from "../../components/sending";
import { Shown } from "../../components/shown";
import { EndButton } from "../../components/end_button";
import { isolated, t } from "../../i18n/text";
import { ago, moment } from "../../i18n/time";
import { useLoaded } from "../../loaded";
import { now } from "../../now";
import { focusHeading } from "./heading";
import { scopeKey } from "./scope_key";

/** Third-party apps authorized by the current player. */
export function Apps(): JSX.Element {
  const apps = useLoaded(async () => (await answered(() => api.GET("/v1/me/apps"))).items);
  const sending = useSending();
  const end = async (work: () => Promise<unknown>, said: string) => {
    const worked = await sending.send(work, said);
    await apps.again();
    if (worked) focusHeading();
  };
  const endOne = ({ id }: App) => answered(() => api.DELETE("/v1/me/apps/{app_id}", { params: { path: { app_id: id } } }));
  const endAll = () => answered(() => api.DELETE("/v1/me/apps"));
  return (
    <section class="group" aria-labelledby="apps">
      <h3 id="apps">{t("apps")}</h3>
      <p>{t("apps-about")}</p>
      <Problem error={sending.error} />
      <Shown of={apps}>
        {(items) => (
          <>
            {items.length === 0 && <p class="small">{t("apps-none")}</p>}
            <ul class="rows">
              {items.map((app) => (
                <li key={app.id} class="row">
                  <span>
                    <strong>{isolated(app.redirect_host ?? t("app-on-device"))}</strong> <small>{t("app-named", { app: isolated(app.client_name) })}</small>
                    <small>{app.scopes.map((scope) => t(`scope-${scopeKey(scope)}`)).join(" · ")}</small>
                    <small>
                      {t("session-since", { since: moment(app.created_at) })} {t("last-used", { ago: ago(app.last_used_at, now.value) })}
                    </small>
                  </span>
                  <EndButton label={t("app-throw-out")} about={app.client_name} act={() => void end(() => endOne(app), t("app-thrown-out"))} />
                </li>
              ))}
            </ul>
            {items.length > 1 && (
              <p class="actions">
                <EndButton label={t("apps-throw-out")} act={() => void end(endAll, t("apps-thrown-out"))} />
              </p>
            )}
          </>
        )}
      </Shown>
    </section>
  );
}
