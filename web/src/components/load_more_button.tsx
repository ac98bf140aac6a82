import type { JSX } from "preact";
import type { Pages } from "../resource";
import { t } from "../i18n/text";
import { ErrorMessage } from "./error_message";

/** Button that appends the next page of a list. */
export const LoadMoreButton = <Item,>({ pages: { items, error, loadMore } }: { pages: Pages<Item> }): JSX.Element => (
  <>
    {items !== null && <ErrorMessage error={error} />}
    {loadMore && (
      <p class="actions">
        <button type="button" onClick={() => void loadMore()}>
          {t("more")}
        </button>
      </p>
    )}
  </>
);
