import type { JSX } from "preact";
import { callApi, api } from "../../api/client";
import type { LoginSession } from "../../api/types";
import { ErrorMessage } from "../../components/error_message";
import { RelativeTime } from "../../components/relative_time";
import { useSubmission } from "../../components/submission";
import { AsyncContent } from "../../components/async_content";
import { ConfirmButton } from "../../components/confirm_button";
import { isolate, t } from "../../i18n/text";
import { formatDateTime } from "../../i18n/time";
import { useResource } from "../../resource";
import { Apps } from "./apps";
import { focusHeading } from "./heading";

const deleteSession = ({ id }: LoginSession) => callApi(() => api.DELETE("/v1/sessions/{session_id}", { params: { path: { session_id: id } } }));

/** Devices on which the player is logged in. */
export function Sessions(): JSX.Element {
  const sessions = useResource(async () => (await callApi(() => api.GET("/v1/sessions"))).items);
  const submission = useSubmission();
  const endSessions = async (ended: LoginSession[], successMessage: string) => {
    const succeeded = await submission.run(async () => {
      for (const one of ended) await deleteSession(one);
    }, successMessage);
    await sessions.reload();
    if (succeeded) focusHeading();
  };
  return (
    <>
      <p>{t("sessions-about")}</p>
      <ErrorMessage error={submission.error} />
      <AsyncContent resource={sessions}>
        {(items) => {
          const others = items.filter(({ current }) => !current);
          return (
            <>
              <ul class="rows">
                {items.map((item) => (
                  <li key={item.id} class="row">
                    <span>
                      <strong>{isolate(item.client)}</strong> {item.current && <span class="mark">{t("session-this")}</span>}
                      <small>
                        {t("session-since", { since: formatDateTime(item.created_at) })}{" "}
                        {!item.current && <RelativeTime at={item.last_used_at}>{(ago) => t("last-used", { ago })}</RelativeTime>}
                      </small>
                    </span>
                    {!item.current && <ConfirmButton label={t("end-session")} subject={item.client} onConfirm={() => void endSessions([item], t("session-ended"))} />}
                  </li>
                ))}
              </ul>
              {others.length > 1 && (
                <p class="actions">
                  <ConfirmButton label={t("end-other-sessions")} onConfirm={() => void endSessions(others, t("sessions-ended"))} />
                </p>
              )}
            </>
          );
        }}
      </AsyncContent>
      <Apps />
    </>
  );
}
