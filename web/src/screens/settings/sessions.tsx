import type { JSX } from "preact";
import { answered, api } from "../../api/client";
import type { KnownSession } from "../../api/types";
import { Problem } from "../../components/refused";
import { useSending } from "../../components/sending";
import { Shown } from "../../components/shown";
import { EndButton } from "../../components/end_button";
import { isolated, t } from "../../i18n/text";
import { ago, moment } from "../../i18n/time";
import { useLoaded } from "../../loaded";
import { now } from "../../now";
import { Apps } from "./apps";
import { focusHeading } from "./heading";

const endOne = ({ id }: KnownSession) => answered(() => api.DELETE("/v1/sessions/{session_id}", { params: { path: { session_id: id } } }));

/** Devices on which the player is logged in. */
export function Sessions(): JSX.Element {
  const sessions = useLoaded(async () => (await answered(() => api.GET("/v1/sessions"))).items);
  const sending = useSending();
  const end = async (ended: KnownSession[], said: string) => {
    const worked = await sending.send(async () => {
      for (const one of ended) await endOne(one);
    }, said);
    await sessions.again();
    if (worked) focusHeading();
  };
  return (
    <>
      <p>{t("sessions-about")}</p>
      <Problem error={sending.error} />
      <Shown of={sessions}>
        {(items) => {
          const others = items.filter(({ current }) => !current);
          return (
            <>
              <ul class="rows">
                {items.map((one) => (
                  <li key={one.id} class="row">
                    <span>
                      <strong>{isolated(one.client)}</strong> {one.current && <span class="mark">{t("session-this")}</span>}
                      <small>
                        {t("session-since", { since: moment(one.created_at) })}{" "}
                        {!one.current && t("last-used", { ago: ago(one.last_used_at, now.value) })}
                      </small>
                    </span>
                    {!one.current && <EndButton label={t("end-session")} about={one.client} act={() => void end([one], t("session-ended"))} />}
                  </li>
                ))}
              </ul>
              {others.length > 1 && (
                <p class="actions">
                  <EndButton label={t("end-other-sessions")} act={() => void end(others, t("sessions-ended"))} />
                </p>
              )}
            </>
          );
        }}
      </Shown>
      <Apps />
    </>
  );
}
