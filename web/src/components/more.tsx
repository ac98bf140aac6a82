import type { JSX } from "preact";
import type { Pages } from "../loaded";
import { t } from "../i18n/text";
import { Problem } from "./refused";

/** Button that appends the next page of a list. */
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
