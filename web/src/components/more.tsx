import type { JSX } from "preact";
import type { Pages } from "../loaded";
import { t } from "../i18n/text";
import { Problem } from "./refused";

/** The way to the next page of a list, which is added to what is shown. */
export const More = <Item,>({ of: { items, error, more } }: { of: Pages<Item> }): JSX.Element => (
  <>
    {items !== null && <Problem error={error} />}
    {more && (
      <p class="actions">
        <button type="button" onClick={() => void more()}>
          {t("more")}
        </button>
      </p>
    )}
  </>
);
