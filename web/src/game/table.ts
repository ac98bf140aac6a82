import { computed, signal } from "@preact/signals";
import { answered, api, idempotencyKey } from "../api/client";
import { Offline, Refusal } from "../api/refusal";
import { session } from "../api/session";
import { follow } from "../api/stream";
import type { AskRequest, Command, Game, GameEvent, LegalCommand } from "../api/types";
import { isAttended, onInput } from "../attention";
import { loadCatalogue } from "./catalogue";
import { often } from "./often";
import { isSeen, shownAfter } from "./replay";

/** How long each step of what others did is shown, in milliseconds. */
const STEP = 450;
/** Of what others did at most so much is said. */
const SAID = 12;
/** More steps than this are not watched one by one: who was away looks at the history. */
const STEPS = 24;
/** Streams are for who has an account: anybody else asks again after so many milliseconds. */
const LOOK_AGAIN = 10_000;

/** The longest delay of `setTimeout`, in milliseconds. */
const LONGEST_TIMEOUT = 2 ** 31 - 1;
/** Milliseconds between two reads of a game whose pause should be over. */
const PAUSE_POLL_INTERVAL = 15_000;

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** A game that is looked at and played, as long as a screen shows it. */
export class Table {
  readonly id: string;
  /** The game as it stands. */
  readonly game = signal<Game | null>(null);
  /** The game as it is shown, which may be some steps behind. */
  readonly shown = signal<Game | null>(null);
  /** The step that is being shown. */
  readonly step = signal<GameEvent | null>(null);
  /** What others did since one last heard of them, for who does not see it. */
  readonly news = signal<GameEvent[]>([]);
  /** What may be decided now, by whoever looks. */
  readonly legal = signal<LegalCommand[]>([]);
  readonly events = signal<GameEvent[]>([]);
  readonly problem = signal<unknown>(null);
  /** A decision that was sent and is not answered yet. */
  readonly sending = signal<Command | null>(null);
  readonly isMine = computed(() => {
    const game = this.game.value;
    return game?.awaiting != null && game.awaiting.seat === game.your_seat && !game.paused_until && this.step.value === null;
  });

  private stop: (() => void) | null = null;
  private stopListening: (() => void) | null = null;
  /** The last version that was marked as seen. */
  private marked = 0;
  private resumed: ReturnType<typeof setTimeout> | undefined;
  private skipped = false;
  private closed = false;
  private work: Promise<unknown> = Promise.resolve();

  /** The token of the invitation link that led here. Until one sits down by it, the table may be shown by it alone. */
  private readonly invitation: string | null;
  private isVisible = true;

  constructor(id: string, invitation: string | null = null) {
    this.id = id;
    this.invitation = invitation;
  }

  /** Shows the game, and follows it until `close`. */
  async open(): Promise<void> {
    try {
      const [game] = await Promise.all([this.fetchGame(), loadCatalogue()]);
      if (this.isVisible) await this.fetchEvents(0);
      this.game.value = game;
      this.shown.value = game;
      this.problem.value = null;
      this.markSeen();
      this.awaitEndOfPause();
      await this.fetchLegal();
      if (this.closed || !this.isVisible) return;
      addEventListener("online", this.reconnected);
      this.stopListening ??= onInput(() => this.markSeen());
      this.stop = session.peek()
        ? follow<GameEvent>(`/v1/games/${this.id}/stream`, game.version, { told: ({ version }) => this.heard(version) })
        : often(() => void (isGoingOn(this.game.peek()) && this.refresh(true)), LOOK_AGAIN);
    } catch (error) {
      this.problem.value = error;
    }
  }

  /** Takes a seat. */
  async join(): Promise<void> {
    const params = { path: { game_id: this.id }, header: idempotencyKey() };
    const body = this.invitation === null ? {} : { invitation: this.invitation };
    const seated = await this.attempt(() => answered(() => api.POST("/v1/games/{game_id}/join", { params, body })));
    if (seated === null) return;
    this.stop?.();
    await this.open();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.reconnected);
    this.stopListening?.();
    clearTimeout(this.resumed);
    this.stop?.();
  }

  /** Shows at once how everything stands. */
  skip(): void {
    this.skipped = true;
  }

  /** Sends a decision. Whether it was taken; if not, `problem` says why and the game is as it stands now. */
  async play(command: Command): Promise<boolean> {
    const before = this.game.value;
    if (!before || this.sending.value) return false;
    this.sending.value = command;
    const params = { path: { game_id: this.id }, header: idempotencyKey() };
    const body = { command, expected_version: before.version };
    const ask = () => answered(() => api.POST("/v1/games/{game_id}/commands", { params, body }));
    const taken = await this.attempt(async () => {
      // An answer that was lost on the way is asked for again under the same key: the decision is taken once.
      const after = await ask().catch((error: unknown) => (error instanceof Offline ? ask() : Promise.reject(error)));
      this.legal.value = [];
      await this.show(after);
      return true;
    });
    this.sending.value = null;
    return taken ?? false;
  }

  /** Does something whose answer is the game, and shows it. */
  async ask(operation: () => Promise<Game>): Promise<void> {
    const after = await this.attempt(operation);
    if (after) await this.show(after);
  }

  /** The answer, or nothing when `problem` says why. */
  async attempt<Answer>(operation: () => Promise<Answer>): Promise<Answer | null> {
    this.problem.value = null;
    try {
      return await operation();
    } catch (error) {
      this.problem.value = error;
      if (error instanceof Refusal) await this.refresh(true);
      return null;
    }
  }

  /** Asks the others to take the last move back, or to pause. */
  propose(proposal: AskRequest["proposal"]): Promise<void> {
    return this.ask(() =>
      answered(() =>
        api.POST("/v1/games/{game_id}/proposals", {
          params: { path: { game_id: this.id }, header: idempotencyKey() },
          body: { proposal },
        }),
      ),
    );
  }

  /** Ends a pause. */
  resume(): Promise<void> {
    return this.ask(() =>
      answered(() =>
        api.POST("/v1/games/{game_id}/resume", { params: { path: { game_id: this.id }, header: idempotencyKey() } }),
      ),
    );
  }

  /** Shows what became of the game by an operation whose answer is the game. */
  async show(after: Game): Promise<void> {
    this.work = this.work.then(() => this.advance(after));
    await this.work;
  }

  /** Shows how the game stands. With `quietly`, what is being said of a problem stays. */
  async refresh(quietly = false): Promise<void> {
    try {
      await this.show(await this.fetchGame());
    } catch (error) {
      if (!quietly) this.problem.value = error;
    }
  }

  /** That something could not be sent is no news any more; what was in hand still is, and is sent when one says so again. */
  private readonly reconnected = (): void => {
    if (this.problem.value instanceof Offline) this.problem.value = null;
  };

  /** A pause ends by its time without an event: the game is loaded again then. */
  private awaitEndOfPause(): void {
    clearTimeout(this.resumed);
    const until = this.game.peek()?.paused_until;
    if (until == null || this.closed) return;
    const left = Date.parse(until) - Date.now() + 1000;
    // A clock that is ahead of the server's is past the end of a pause that still lasts.
    const wait = left > 0 ? Math.min(left, LONGEST_TIMEOUT) : PAUSE_POLL_INTERVAL;
    this.resumed = setTimeout(() => void this.refresh(true), wait);
  }

  private heard(version: number): void {
    if (version > (this.game.value?.version ?? 0) && !this.sending.value) void this.refresh();
  }

  private async advance(after: Game): Promise<void> {
    const before = this.game.value;
    if (!before || this.closed) return;
    if (after.version < before.version) return;
    this.game.value = after;
    this.awaitEndOfPause();
    // What was decided elsewhere is no longer in this hand.
    if (!isSameDecision(before, after)) this.legal.value = [];
    if (after.version > before.version) {
      const fetched = await this.fetchEvents(before.version);
      const news = fetched.filter(({ version }) => version > before.version && version <= after.version);
      this.news.value = news.filter((event) => isSeen(event) && !isOwn(before, event)).slice(-SAID);
      await this.animate(before, news);
    }
    this.shown.value = after;
    this.markSeen();
    await this.fetchLegal();
  }

  /** Tells the server that the player has seen that it is the player's turn, which then need not be said elsewhere. */
  private markSeen(): void {
    const game = this.shown.peek();
    const isAwaited = game?.awaiting != null && game.awaiting.seat === game.your_seat;
    if (!game || !isAwaited || game.version <= this.marked || !session.peek() || !isAttended()) return;
    this.marked = game.version;
    const params = { path: { game_id: this.id } };
    // If this fails, the player is notified of a turn that was seen.
    answered(() => api.POST("/v1/games/{game_id}/seen", { params, body: { version: game.version } })).catch(() => {});
  }

  private async animate(before: Game, news: GameEvent[]): Promise<void> {
    const undone = news.some(({ payload }) => payload.type === "undone");
    if (undone || still.matches || document.hidden || news.filter(isSeen).length > STEPS) return;
    this.skipped = false;
    let shown = before;
    for (const event of news) {
      shown = shownAfter(shown, event);
      this.shown.value = shown;
      if (!isSeen(event) || isOwn(before, event) || this.skipped || this.closed) continue;
      this.step.value = event;
      await new Promise((done) => setTimeout(done, STEP));
    }
    this.step.value = null;
  }

  private async fetchGame(): Promise<Game> {
    try {
      const game = await answered(() => api.GET("/v1/games/{game_id}", { params: { path: { game_id: this.id } } }));
      this.isVisible = true;
      return game;
    } catch (error) {
      const token = this.invitation;
      if (token === null || !(error instanceof Refusal) || error.problem.status !== 404) throw error;
      this.isVisible = false;
      return (await answered(() => api.POST("/v1/invitation-links/resolve", { body: { token } }))).game;
    }
  }

  private async fetchEvents(after: number): Promise<GameEvent[]> {
    const fetched: GameEvent[] = [];
    for (let from = after; ; ) {
      const { items, current_version } = await answered(() =>
        api.GET("/v1/games/{game_id}/events", { params: { path: { game_id: this.id }, query: { after: from } } }),
      );
      fetched.push(...items);
      from = items.at(-1)?.version ?? current_version;
      if (from >= current_version) break;
    }
    this.events.value = [...this.events.value.filter(({ version }) => version <= after), ...fetched];
    return fetched;
  }

  private async fetchLegal(): Promise<void> {
    const game = this.game.value;
    const seat = game?.seats.find((one) => one.seat === game.your_seat);
    if (!game || !seat || game.status !== "active" || (!this.isMine.value && !seat.taken_over)) {
      this.legal.value = [];
      return;
    }
    const { items, version } = await answered(() =>
      api.GET("/v1/games/{game_id}/legal-commands", { params: { path: { game_id: this.id } } }),
    );
    if (version === this.game.value?.version) this.legal.value = items;
  }
}

const isGoingOn = (game: Game | null): boolean => game?.status === "open" || game?.status === "active";

/** Whether it is what one has just done oneself, and knows already. */
const isOwn = (game: Game, event: GameEvent): boolean => event.seat === game.your_seat && !event.automatic;

/** Whether the same is asked of the same player after as before. */
const isSameDecision = ({ awaiting: before }: Game, { awaiting: after }: Game): boolean =>
  before?.seat === after?.seat && before?.expected === after?.expected && before?.domino === after?.domino;
