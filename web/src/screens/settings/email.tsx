import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { callApi, api } from "../../api/client";
import type { EmailAddress, EmailStatus } from "../../api/types";
import { Field, PasswordField } from "../../components/field";
import { Form } from "../../components/form";
import { useSubmission } from "../../components/submission";
import { AsyncContent } from "../../components/async_content";
import { t } from "../../i18n/text";
import { formatDateTime } from "../../i18n/time";
import { useResource } from "../../resource";
import { Deliveries } from "./deliveries";
import { RequiresAccount } from "./requires_account";
import { focusHeading } from "./heading";
import { TestButton } from "./test_button";

interface Props {
  emailStatus: EmailStatus;
  set: (emailStatus: EmailStatus) => void;
}

/** Email address of the account. */
export function Email(): JSX.Element {
  const emailStatus = useResource(() => callApi(() => api.GET("/v1/me/email")));
  return (
    <RequiresAccount>
      <p>{t("mail-about")}</p>
      <AsyncContent resource={emailStatus}>
        {(found) => (
          <>
            <AddressStatus emailStatus={found} />
            <AddressForm emailStatus={found} set={emailStatus.set} />
            {(found.confirmed ?? found.pending) && <RemovalForm set={emailStatus.set} />}
          </>
        )}
      </AsyncContent>
    </RequiresAccount>
  );
}

/** Current address and its confirmation status. */
function AddressStatus({ emailStatus: { confirmed, pending } }: { emailStatus: EmailStatus }): JSX.Element {
  return (
    <div class="state" role="status">
      {!confirmed && !pending && <p>{t("mail-none")}</p>}
      {confirmed && (
        <div class="row">
          <span>
            <strong dir="ltr">{confirmed.address}</strong>
            <small>{describeHealth(confirmed)}</small>
          </span>
          <TestButton destinationId={confirmed.id} />
        </div>
      )}
      {confirmed && <Deliveries destinationId={confirmed.id} />}
      {pending && (
        <p class="notable">
          <strong dir="ltr">{pending.address}</strong> {t("mail-pending")}
        </p>
      )}
    </div>
  );
}

function describeHealth({ disabled_at: disabled, failing_since: failing }: EmailAddress): string {
  if (disabled !== null) return t("mail-disabled", { since: formatDateTime(disabled) });
  if (failing !== null) return t("failing-since", { since: formatDateTime(failing) });
  return t("mail-confirmed");
}

function AddressForm({ emailStatus, set }: Props): JSX.Element {
  const [address, password] = [useSignal(""), useSignal("")];
  const submission = useSubmission();
  const change = async () => {
    const body = { address: address.value.trim(), password: password.value };
    set(await callApi(() => api.PUT("/v1/me/email", { body })));
    address.value = "";
    password.value = "";
  };
  return (
    <Form
      submission={submission}
      fields={["address", "password"]}
      submitLabel={t("mail-send-link")}
      primary={!emailStatus.confirmed}
      onSubmit={() => void submission.run(change, t("mail-link-sent"))}
    >
      <h3>{emailStatus.confirmed ?? emailStatus.pending ? t("mail-change") : t("mail-add")}</h3>
      <Field
        label={t("mail-address")}
        field="address"
        value={address}
        error={submission.error}
        name="address"
        type="email"
        dir="ltr"
        autocomplete="email"
        required
        maxLength={254}
      />
      <PasswordField
        label={t("password")}
        hint={t("mail-why-password")}
        field="password"
        value={password}
        error={submission.error}
        name="password"
        autocomplete="current-password"
        required
      />
    </Form>
  );
}

function RemovalForm({ set }: Pick<Props, "set">): JSX.Element {
  const password = useSignal("");
  const submission = useSubmission();
  const remove = async () => {
    const body = { password: password.value };
    const succeeded = await submission.run(() => callApi(() => api.POST("/v1/me/email/removal", { body })), t("mail-removed"));
    if (!succeeded) return;
    set({ confirmed: null, pending: null });
    focusHeading();
  };
  return (
    <details>
      <summary>{t("mail-remove")}</summary>
      <Form submission={submission} fields={["password"]} submitLabel={t("mail-remove")} danger onSubmit={() => void remove()}>
        <p>{t("mail-remove-about")}</p>
        <PasswordField
          label={t("password")}
          field="password"
          value={password}
          error={submission.error}
          name="removal-password"
          autocomplete="current-password"
          required
        />
      </Form>
    </details>
  );
}
