import type { JSX } from "preact";
import type { Slot } from "../../api/types";
import { DominoTile, describeDomino } from "../../components/domino";
import { King } from "../../components/drawings";
import { t } from "../../i18n/text";

interface Props {
  label: string;
  slots: Slot[];
  /** Dominoes that can be picked. */
  pickable: string[];
  pick: (domino: string) => void;
  large?: boolean;
}

/** Line of dominoes with the kings on it. */
export function MiniLine({ label, slots, pickable, pick, large = false }: Props): JSX.Element {
  return (
    <section class={large ? "mini-line large" : "mini-line"} aria-label={label}>
      <h2>{label}</h2>
      <ol>
        {slots.map(({ domino, king, resolved }) => {
          const owner = king === null ? "" : `, ${king === 0 ? t("king") : t("house-name-greedy")}`;
          const content = (
            <>
              <span class="number" aria-hidden="true">
                {domino}
              </span>
              <DominoTile id={domino} />
              <span class="king-place">{king !== null && <King seat={king} />}</span>
            </>
          );
          return (
            <li key={domino}>
              {pickable.includes(domino) ? (
                <button
                  type="button"
                  class="mini-slot pickable"
                  aria-pressed={king === 0}
                  onClick={() => pick(domino)}
                >
                  <span class="unseen">{`${describeDomino(domino)}${owner}`}</span>
                  {content}
                </button>
              ) : (
                <span class={resolved ? "mini-slot moved" : "mini-slot"} role="img" aria-label={`${describeDomino(domino)}${owner}`}>
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
