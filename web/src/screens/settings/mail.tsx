import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { answered, api } from "../../api/client";
import type { MailAddress, MailAddresses } from "../../api/types";
import { Field, PasswordField } from "../../components/field";
import { Form } from "../../components/form";
import { useSending } from "../../components/sending";
import { Shown } from "../../components/shown";
import { t } from "../../i18n/text";
import { moment } from "../../i18n/time";
import { useLoaded } from "../../loaded";
import { Deliveries } from "./deliveries";
import { ForMembers } from "./for_members";
import { focusHeading } from "./heading";
import { TestButton } from "./test_button";

interface Props {
  addresses: MailAddresses;
  set: (addresses: MailAddresses) => void;
}

/** Email address of the account. */
export function Mail(): JSX.Element {
  const addresses = useLoaded(() => answered(() => api.GET("/v1/me/email")));
  return (
    <ForMembers>
      <p>{t("mail-about")}</p>
      <Shown of={addresses}>
        {(found) => (
          <>
            <State addresses={found} />
            <AddressForm addresses={found} set={addresses.set} />
            {(found.confirmed ?? found.pending) && <Removal set={addresses.set} />}
          </>
        )}
      </Shown>
    </ForMembers>
  );
}

/** Current address and its confirmation status. */
function State({ addresses: { confirmed, pending } }: { addresses: MailAddresses }): JSX.Element {
  return (
    <div class="state" role="status">
      {!confirmed && !pending && <p>{t("mail-none")}</p>}
      {confirmed && (
        <div class="row">
          <span>
            <strong dir="ltr">{confirmed.address}</strong>
            <small>{health(confirmed)}</small>
          </span>
          <TestButton endpoint={confirmed.id} />
        </div>
      )}
      {confirmed && <Deliveries endpoint={confirmed.id} />}
      {pending && (
        <p class="notable">
          <strong dir="ltr">{pending.address}</strong> {t("mail-pending")}
        </p>
      )}
    </div>
  );
}

function health({ disabled_at: disabled, failing_since: failing }: MailAddress): string {
  if (disabled !== null) return t("mail-disabled", { since: moment(disabled) });
  if (failing !== null) return t("failing-since", { since: moment(failing) });
  return t("mail-confirmed");
}

function AddressForm({ addresses, set }: Props): JSX.Element {
  const [address, password] = [useSignal(""), useSignal("")];
  const sending = useSending();
  const change = async () => {
    const body = { address: address.value.trim(), password: password.value };
    set(await answered(() => api.PUT("/v1/me/email", { body })));
    address.value = "";
    password.value = "";
  };
  return (
    <Form
      sending={sending}
      fields={["address", "password"]}
      submit={t("mail-send-link")}
      primary={!addresses.confirmed}
      send={() => void sending.send(change, t("mail-link-sent"))}
    >
      <h3>{addresses.confirmed ?? addresses.pending ? t("mail-change") : t("mail-add")}</h3>
      <Field
        label={t("mail-address")}
        field="address"
        value={address}
        error={sending.error}
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
        error={sending.error}
        name="password"
        autocomplete="current-password"
        required
      />
    </Form>
  );
}

function Removal({ set }: Pick<Props, "set">): JSX.Element {
  const password = useSignal("");
  const sending = useSending();
  const remove = async () => {
    const body = { password: password.value };
    const worked = await sending.send(() => answered(() => api.POST("/v1/me/email/removal", { body })), t("mail-removed"));
    if (!worked) return;
    set({ confirmed: null, pending: null });
    focusHeading();
  };
  return (
    <details>
      <summary>{t("mail-remove")}</summary>
      <Form sending={sending} fields={["password"]} submit={t("mail-remove")} danger send={() => void remove()}>
        <p>{t("mail-remove-about")}</p>
        <PasswordField
          label={t("password")}
          field="password"
          value={password}
          error={sending.error}
          name="removal-password"
          autocomplete="current-password"
          required
        />
      </Form>
    </details>
  );
}
