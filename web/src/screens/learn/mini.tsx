import { signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { Board } from "../../components/board";
import { DominoTile, describeDomino } from "../../components/domino";
import { King } from "../../components/drawings";
import { TrialBoard } from "../../components/trial_board";
import { dominoOf } from "../../game/catalogue";
import { extentOf, cellKey } from "../../game/geometry";
import { Hand } from "../../game/hand";
import { Placements } from "../../game/placements";
import { t } from "../../i18n/text";
import { MINI_KINGS, MINI_LINES } from "../../learn/lessons";
import { currentTurn, startGame, FRAME, computerMove, type MiniGame, pickDomino, placeDomino } from "../../learn/mini_game";
import { compareKingdoms, kingdomOf, legalPlacements, NO_LAND } from "../../game/rules";
import { reducedMotion } from "../../reduced_motion";
import { useFocusNextAction } from "./focus";
import type { ExerciseProps } from "./lesson";
import { MiniLine } from "./mini_line";
import { Tray } from "./tray";

/** Duration for which a move of the opponent is displayed, in milliseconds. */
const MOVE_DURATION_MS = 900;

/** Complete game of three rounds against a simple opponent. */
export function MiniGameExercise({ onFeedback }: ExerciseProps): JSX.Element {
  const game = useSignal<MiniGame>(startGame(MINI_LINES, MINI_KINGS));
  const lastMove = useSignal("");
  const awaiting = currentTurn(game.value);
  const [mine = NO_LAND, theirs = NO_LAND] = game.value.lands;
  const house = t("house-name-greedy");
  useFocusNextAction(game.value);
  useEffect(() => {
    if (awaiting?.seat !== 1) return;
    const timer = setTimeout(() => {
      const move = computerMove(game.peek(), dominoOf);
      if (!move) return;
      lastMove.value = t(`event-${move.action}`, { player: house, domino: move.domino });
      game.value = move.game;
    }, reducedMotion.matches ? 0 : MOVE_DURATION_MS);
    return () => clearTimeout(timer);
  }, [game.value]);
  useEffect(() => {
    if (awaiting) return;
    const order = compareKingdoms(mine, theirs);
    const points = kingdomOf(0, order <= 0 ? mine : theirs).score.total;
    const result = order <= 0 ? t("you-won", { points }) : t("picture-won", { name: house, points });
    onFeedback(`${result} ${t("lesson-game.done")}`, true);
  }, [awaiting === null]);
  const domino = awaiting?.seat === 0 && awaiting.domino ? dominoOf(awaiting.domino) : undefined;
  const hand = useMemo(() => new Hand(signal(new Placements(domino ? legalPlacements(mine, domino, FRAME) : []))), [domino, game.value]);
  const confirm = () => {
    const command = hand.selection.peek()?.placement.command;
    if (command) game.value = placeDomino(game.peek(), command, dominoOf);
  };
  const picking = awaiting?.seat === 0 && awaiting.expected === "pick";
  const free = picking ? game.value.next.filter(({ king }) => king === null).map((slot) => slot.domino) : [];
  const round = game.value.round + 1;
  return (
    <div class="practice mini">
      <p class="mini-turn" role="status" aria-live="polite">
        <strong>{round === 0 ? t("picture-before-first-round") : t("picture-round", { round, rounds: MINI_LINES.length })}</strong>{" "}
        {awaiting && <span>{awaiting.seat === 0 ? t("turn-yours", { expected: awaiting.expected, domino: awaiting.domino ?? "" }) : lastMove.value}</span>}
      </p>
      <div class="mini-lines">
        {game.value.current.length > 0 && <MiniLine label={t("picture-to-place")} slots={game.value.current} pickable={[]} pick={() => {}} />}
        {game.value.next.length > 0 && (
          <MiniLine label={t("picture-to-pick")} slots={game.value.next} pickable={free} pick={(id) => (game.value = pickDomino(game.peek(), id))} />
        )}
      </div>
      <TrialBoard kingdom={kingdomOf(0, mine)} frame={FRAME} label={t("learn-your-kingdom")} hand={hand} onConfirm={confirm} />
      {domino && hand.placements.value.all.length > 0 && (
        <Tray domino={domino.domino} hand={hand} before={kingdomOf(0, mine).score.total} onConfirm={confirm} />
      )}
      {domino && hand.placements.value.all.length === 0 && (
        <div class="tray">
          <span class="in-hand" role="img" aria-label={describeDomino(domino.domino)}>
            <DominoTile id={domino.domino} />
          </span>
          <p class="gain none">{t("fits-nowhere")}</p>
          <button type="button" class="primary confirm" onClick={() => (game.value = placeDomino(game.peek(), null, dominoOf))}>
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
          changed={new Set(theirs.squares.slice(-2).map(cellKey))}
        />
      </div>
    </div>
  );
}
