import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { Board } from "../../components/board";
import { DominoTile, dominoInWords } from "../../components/domino";
import { King } from "../../components/drawings";
import { TrialBoard } from "../../components/trial_board";
import { dominoOf } from "../../game/catalogue";
import { extentOf, key } from "../../game/geometry";
import { Hand } from "../../game/hand";
import { Placements } from "../../game/legal";
import { t } from "../../i18n/text";
import { MINI_KINGS, MINI_LINES } from "../../learn/lessons";
import { awaited, begun, FRAME, houseMove, type MiniGame, picked, placed } from "../../learn/mini_game";
import { compare, kingdomOf, legalPlacements, NO_LAND } from "../../game/rules";
import { useFocusOn } from "./focus";
import type { PracticeProps } from "./lesson";
import { MiniLine } from "./mini_line";
import { Tray } from "./tray";

/** Duration for which a move of the opponent is displayed, in milliseconds. */
const STEP = 900;

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Complete game of three rounds against a simple opponent. */
export function Mini({ say }: PracticeProps): JSX.Element {
  const game = useSignal<MiniGame>(begun(MINI_LINES, MINI_KINGS));
  const happened = useSignal("");
  const awaiting = awaited(game.value);
  const [mine = NO_LAND, theirs = NO_LAND] = game.value.lands;
  const house = t("house-name-greedy");
  useFocusOn(game.value);
  useEffect(() => {
    if (awaiting?.seat !== 1) return;
    const timer = setTimeout(() => {
      const move = houseMove(game.peek(), dominoOf);
      if (!move) return;
      happened.value = t(`happened-${move.did}`, { player: house, domino: move.domino });
      game.value = move.game;
    }, still.matches ? 0 : STEP);
    return () => clearTimeout(timer);
  }, [game.value]);
  useEffect(() => {
    if (awaiting) return;
    const order = compare(mine, theirs);
    const points = kingdomOf(0, order <= 0 ? mine : theirs).score.total;
    const result = order <= 0 ? t("you-won", { points }) : t("picture-won", { name: house, points });
    say(`${result} ${t("lesson-game.done")}`, true);
  }, [awaiting === null]);
  const domino = awaiting?.seat === 0 && awaiting.domino ? dominoOf(awaiting.domino) : undefined;
  const hand = useMemo(() => new Hand(new Placements(domino ? legalPlacements(mine, domino, FRAME) : [])), [domino, game.value]);
  const confirm = () => {
    const command = hand.laid.peek()?.placement.command;
    if (command) game.value = placed(game.peek(), command, dominoOf);
  };
  const picking = awaiting?.seat === 0 && awaiting.expected === "pick";
  const free = picking ? game.value.next.filter(({ king }) => king === null).map((slot) => slot.domino) : [];
  const round = game.value.round + 1;
  return (
    <div class="practice mini">
      <p class="mini-turn" role="status" aria-live="polite">
        <strong>{round === 0 ? t("picture-before-first-round") : t("picture-round", { round, rounds: MINI_LINES.length })}</strong>{" "}
        {awaiting && <span>{awaiting.seat === 0 ? t("turn-yours", { expected: awaiting.expected, domino: awaiting.domino ?? "" }) : happened.value}</span>}
      </p>
      <div class="mini-lines">
        {game.value.current.length > 0 && <MiniLine label={t("picture-to-place")} slots={game.value.current} pickable={[]} pick={() => {}} />}
        {game.value.next.length > 0 && (
          <MiniLine label={t("picture-to-pick")} slots={game.value.next} pickable={free} pick={(id) => (game.value = picked(game.peek(), id))} />
        )}
      </div>
      <TrialBoard kingdom={kingdomOf(0, mine)} frame={FRAME} label={t("learn-your-kingdom")} hand={hand} domino={domino} confirm={confirm} />
      {domino && hand.placements.all.length > 0 && (
        <Tray domino={domino.domino} hand={hand} before={kingdomOf(0, mine).score.total} confirm={confirm} />
      )}
      {domino && hand.placements.all.length === 0 && (
        <div class="tray">
          <span class="in-hand" role="img" aria-label={dominoInWords(domino.domino)}>
            <DominoTile id={domino.domino} />
          </span>
          <p class="gain none">{t("fits-nowhere")}</p>
          <button type="button" class="primary confirm" onClick={() => (game.value = placed(game.peek(), null, dominoOf))}>
            {t("discard")}
          </button>
        </div>
      )}
      <div class="mini-scores">
        <p>
          <King seat={0} /> {t("points", { points: kingdomOf(0, mine).score.total })}
        </p>
        <p>
          <King seat={1} /> {house}: {t("points", { points: kingdomOf(1, theirs).score.total })}
        </p>
        <Board
          kingdom={kingdomOf(1, theirs)}
          seat={1}
          frame={FRAME}
          view={extentOf([...theirs.squares, { x: -1, y: -1 }, { x: 1, y: 1 }])}
          label={t("learn-kingdom-of", { name: house })}
          fresh={new Set(theirs.squares.slice(-2).map(key))}
        />
      </div>
    </div>
  );
}
