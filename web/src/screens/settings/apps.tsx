import type { JSX } from "preact";
import { callApi, api } from "../../api/client";
import type { App } from "../../api/types";
import { ErrorMessage } from "../../components/error_message";
import { RelativeTime } from "../../components/relative_time";
import { useSubmission } from "../../components/submission";
import { AsyncContent } from "../../components/async_content";
import { ConfirmButton } from "../../components/confirm_button";
import { isolate, t } from "../../i18n/text";
import { formatDateTime } from "../../i18n/time";
import { useResource } from "../../resource";
import { focusHeading } from "./heading";
import { scopeKey } from "./scope_key";

/** Third-party apps authorized by the current player. */
export function Apps(): JSX.Element {
  const apps = useResource(async () => (await callApi(() => api.GET("/v1/me/apps"))).items);
  const submission = useSubmission();
  const revoke = async (work: () => Promise<unknown>, successMessage: string) => {
    const succeeded = await submission.run(work, successMessage);
    await apps.reload();
    if (succeeded) focusHeading();
  };
  const revokeApp = ({ id }: App) => callApi(() => api.DELETE("/v1/me/apps/{app_id}", { params: { path: { app_id: id } } }));
  const revokeAllApps = () => callApi(() => api.DELETE("/v1/me/apps"));
  return (
    <section class="group" aria-labelledby="apps">
      <h3 id="apps">{t("apps")}</h3>
      <p>{t("apps-about")}</p>
      <ErrorMessage error={submission.error} />
      <AsyncContent resource={apps}>
        {(items) => (
          <>
            {items.length === 0 && <p class="small">{t("apps-none")}</p>}
            <ul class="rows">
              {items.map((app) => (
                <li key={app.id} class="row">
                  <span>
                    <strong>{isolate(app.redirect_host ?? t("app-on-device"))}</strong> <small>{t("app-named", { app: isolate(app.client_name) })}</small>
                    <small>{app.scopes.map((scope) => t(`scope-${scopeKey(scope)}`)).join(" · ")}</small>
                    <small>
                      {t("session-since", { since: formatDateTime(app.created_at) })} <RelativeTime at={app.last_used_at}>{(ago) => t("last-used", { ago })}</RelativeTime>
                    </small>
                  </span>
                  <ConfirmButton label={t("app-throw-out")} subject={app.client_name} onConfirm={() => void revoke(() => revokeApp(app), t("app-thrown-out"))} />
                </li>
              ))}
            </ul>
            {items.length > 1 && (
              <p class="actions">
                <ConfirmButton label={t("apps-throw-out")} onConfirm={() => void revoke(revokeAllApps, t("apps-thrown-out"))} />
              </p>
            )}
          </>
        )}
      </AsyncContent>
    </section>
  );
}
