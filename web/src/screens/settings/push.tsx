import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { callApi, api } from "../../api/client";
import type { BrowserSubscription } from "../../api/types";
import { ErrorMessage } from "../../components/error_message";
import { useSubmission } from "../../components/submission";
import { AsyncContent } from "../../components/async_content";
import { ConfirmButton } from "../../components/confirm_button";
import { t } from "../../i18n/text";
import { formatDateTime } from "../../i18n/time";
import { useResource } from "../../resource";
import { supportsPush, subscribe, activeSubscriptionId, unsubscribe } from "../../push";
import { storedSubscriptionId } from "../../push_subscription";
import { focusHeading } from "./heading";
import { TestButton } from "./test_button";

/** Push notifications in this browser. */
export function Push(): JSX.Element {
  const browsers = useResource(async () => (await callApi(() => api.GET("/v1/me/push-subscriptions"))).items);
  return (
    <>
      <p>{t("push-about")}</p>
      <AsyncContent resource={browsers}>{(items) => <Browsers browsers={items} reload={browsers.reload} />}</AsyncContent>
    </>
  );
}

interface Props {
  browsers: BrowserSubscription[];
  reload: () => Promise<void>;
}

function Browsers({ browsers, reload }: Props): JSX.Element {
  const currentId = useSignal<string | null>(storedSubscriptionId());
  const submission = useSubmission();
  // The browser may have dropped the subscription.
  useEffect(() => void activeSubscriptionId().then((id) => (currentId.value = id)), [browsers]);
  const currentBrowser = browsers.find(({ id }) => id === currentId.value);
  const remove = async (browser: BrowserSubscription) => {
    const succeeded = await submission.run(() => unsubscribe(browser.id), t("push-ended"));
    if (!succeeded) return;
    currentId.value = storedSubscriptionId();
    await reload();
    focusHeading();
  };
  return (
    <>
      {currentBrowser ? (
        <div class="state panel" role="status">
          <p>
            <strong>{t("push-on")}</strong>
          </p>
          <p class="actions">
            <TestButton destinationId={currentBrowser.id} />
            <ConfirmButton label={t("push-end")} onConfirm={() => void remove(currentBrowser)} />
          </p>
        </div>
      ) : (
        <EnablePush
          onEnabled={async (id) => {
            currentId.value = id;
            await reload();
          }}
        />
      )}
      <ErrorMessage error={submission.error} />
      <OtherBrowsers browsers={browsers.filter((item) => item !== currentBrowser)} remove={(browser) => void remove(browser)} />
    </>
  );
}

/** Enables push in this browser, or explains the obstacle. */
function EnablePush({ onEnabled }: { onEnabled: (id: string) => Promise<void> }): JSX.Element {
  const isDenied = useSignal(supportsPush() && Notification.permission === "denied");
  const hasFailed = useSignal(false);
  const submission = useSubmission();
  if (!supportsPush()) return <p class="notable">{t("push-impossible")}</p>;
  const enable = () =>
    submission.run(async () => {
      const result = await subscribe();
      isDenied.value = result === "denied";
      hasFailed.value = result === "failed";
      if (typeof result === "object") await onEnabled(result.id);
    });
  return (
    <>
      <p class="actions">
        <button type="button" class="primary" aria-disabled={submission.busy} onClick={() => void enable()}>
          {t("push-begin")}
        </button>
      </p>
      <p class="notable" role="status">
        {isDenied.value ? t("push-denied") : hasFailed.value ? t("push-failed") : ""}
      </p>
      <ErrorMessage error={submission.error} />
    </>
  );
}

function OtherBrowsers({ browsers, remove }: { browsers: BrowserSubscription[]; remove: (browser: BrowserSubscription) => void }): JSX.Element | null {
  if (browsers.length === 0) return null;
  return (
    <section class="group" aria-labelledby="browsers">
      <h3 id="browsers">{t("push-others")}</h3>
      <ul class="rows">
        {browsers.map((item) => (
          <li key={item.id} class="row">
            <span>
              <strong dir="ltr">{item.host}</strong>
              <small>
                {item.failing_since === null ? t("session-since", { since: formatDateTime(item.created_at) }) : t("failing-since", { since: formatDateTime(item.failing_since) })}
              </small>
            </span>
            <ConfirmButton label={t("remove")} subject={item.host} onConfirm={() => remove(item)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
