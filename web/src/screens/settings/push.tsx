import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { answered, api } from "../../api/client";
import type { Browser } from "../../api/types";
import { Problem } from "../../components/refused";
import { useSending } from "../../components/sending";
import { Shown } from "../../components/shown";
import { EndButton } from "../../components/end_button";
import { t } from "../../i18n/text";
import { moment } from "../../i18n/time";
import { useLoaded } from "../../loaded";
import { canBePushed, subscribe, subscribedId, unsubscribe } from "../../push";
import { known } from "../../push_here";
import { focusHeading } from "./heading";
import { TestButton } from "./test_button";

/** Push notifications in this browser. */
export function Push(): JSX.Element {
  const browsers = useLoaded(async () => (await answered(() => api.GET("/v1/me/push-subscriptions"))).items);
  return (
    <>
      <p>{t("push-about")}</p>
      <Shown of={browsers}>{(items) => <Browsers browsers={items} again={browsers.again} />}</Shown>
    </>
  );
}

interface Props {
  browsers: Browser[];
  again: () => Promise<void>;
}

function Browsers({ browsers, again }: Props): JSX.Element {
  const here = useSignal<string | null>(known());
  const sending = useSending();
  // The browser may have dropped the subscription.
  useEffect(() => void subscribedId().then((id) => (here.value = id)), [browsers]);
  const mine = browsers.find(({ id }) => id === here.value);
  const end = async (browser: Browser) => {
    const worked = await sending.send(() => unsubscribe(browser.id), t("push-ended"));
    if (!worked) return;
    here.value = known();
    await again();
    focusHeading();
  };
  return (
    <>
      {mine ? (
        <div class="state panel" role="status">
          <p>
            <strong>{t("push-on")}</strong>
          </p>
          <p class="actions">
            <TestButton endpoint={mine.id} />
            <EndButton label={t("push-end")} act={() => void end(mine)} />
          </p>
        </div>
      ) : (
        <SwitchOn
          done={async (id) => {
            here.value = id;
            await again();
          }}
        />
      )}
      <Problem error={sending.error} />
      <OtherBrowsers browsers={browsers.filter((one) => one !== mine)} end={(browser) => void end(browser)} />
    </>
  );
}

/** Enables push in this browser, or explains the obstacle. */
function SwitchOn({ done }: { done: (id: string) => Promise<void> }): JSX.Element {
  const refused = useSignal(canBePushed() && Notification.permission === "denied");
  const failed = useSignal(false);
  const sending = useSending();
  if (!canBePushed()) return <p class="notable">{t("push-impossible")}</p>;
  const switchOn = () =>
    sending.send(async () => {
      const outcome = await subscribe();
      refused.value = outcome === "denied";
      failed.value = outcome === "failed";
      if (typeof outcome === "object") await done(outcome.id);
    });
  return (
    <>
      <p class="actions">
        <button type="button" class="primary" aria-disabled={sending.busy} onClick={() => void switchOn()}>
          {t("push-begin")}
        </button>
      </p>
      <p class="notable" role="status">
        {refused.value ? t("push-denied") : failed.value ? t("push-failed") : ""}
      </p>
      <Problem error={sending.error} />
    </>
  );
}

function OtherBrowsers({ browsers, end }: { browsers: Browser[]; end: (browser: Browser) => void }): JSX.Element | null {
  if (browsers.length === 0) return null;
  return (
    <section class="group" aria-labelledby="browsers">
      <h3 id="browsers">{t("push-others")}</h3>
      <ul class="rows">
        {browsers.map((one) => (
          <li key={one.id} class="row">
            <span>
              <strong dir="ltr">{one.host}</strong>
              <small>
                {one.failing_since === null ? t("session-since", { since: moment(one.created_at) }) : t("failing-since", { since: moment(one.failing_since) })}
              </small>
            </span>
            <EndButton label={t("remove")} about={one.host} act={() => end(one)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
