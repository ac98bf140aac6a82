import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../../i18n/text";
import { PICK } from "../../learn/lessons";
import type { PracticeProps } from "./lesson";
import { MiniLine } from "./mini_line";

/**
 * Exercise: pick a domino from a line. Each choice explains its cost; all are valid, so the learner
 * can try others.
 */
export function Pick({ say }: PracticeProps): JSX.Element {
  const taken = useSignal<string | null>(null);
  const slots = PICK.line.map((domino) => ({
    domino,
    king: domino === PICK.taken ? 1 : domino === taken.value ? 0 : null,
    resolved: false,
  }));
  const take = (domino: string) => {
    taken.value = domino;
    const place = PICK.line.indexOf(domino);
    const kind = place === 0 ? "first" : place === PICK.line.length - 1 ? "last" : "middle";
    say(t(`lesson-pick.${kind}`, { domino }), true);
  };
  return (
    <div class="practice">
      <MiniLine label={t("picture-to-pick")} slots={slots} pickable={PICK.line.filter((one) => one !== PICK.taken)} pick={take} large />
    </div>
  );
}
