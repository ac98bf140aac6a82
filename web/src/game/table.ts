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

/** Duration of an animation step, in milliseconds. */
const STEP = 450;
/** Maximum number of opponents' events announced in words. */
const SAID = 12;
/** Maximum number of events to animate. After a longer absence the player can open the history. */
const STEPS = 24;
/** Polling interval for visitors in milliseconds: streams require an account. */
const LOOK_AGAIN = 10_000;

/** Maximum delay of `setTimeout`, in milliseconds. */
const LONGEST_TIMEOUT = 2 ** 31 - 1;
/** Polling interval after the scheduled end of a pause, in milliseconds. */
const PAUSE_POLL_INTERVAL = 15_000;

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** State of a game while its screen is shown. */
export class Table {
  readonly id: string;
  /** The current game. */
  readonly game = signal<Game | null>(null);
  /** The displayed game, which may lag behind during an animation. */
  readonly shown = signal<Game | null>(null);
  /** The event being animated. */
  readonly step = signal<GameEvent | null>(null);
  /** Latest events of opponents, for announcement to screen readers. */
  readonly news = signal<GameEvent[]>([]);
  /** Legal commands of the current player. */
  readonly legal = signal<LegalCommand[]>([]);
  readonly events = signal<GameEvent[]>([]);
  readonly problem = signal<unknown>(null);
  /** The command in flight. */
  readonly sending = signal<Command | null>(null);
  readonly isMine = computed(() => {
    const game = this.game.value;
    return game?.awaiting != null && game.awaiting.seat === game.your_seat && !game.paused_until && this.step.value === null;
  });

  private stop: (() => void) | null = null;
  private stopListening: (() => void) | null = null;
  /** Last version marked as seen. */
  private marked = 0;
  private resumed: ReturnType<typeof setTimeout> | undefined;
  private skipped = false;
  private closed = false;
  private work: Promise<unknown> = Promise.resolve();

  /**
   * Token of the invitation link that opened the page. Until the player takes a seat, it may be the
   * only permission to view the table.
   */
  private readonly invitation: string | null;
  private isVisible = true;

  constructor(id: string, invitation: string | null = null) {
    this.id = id;
    this.invitation = invitation;
  }

  /** Loads the game and follows it until `close`. */
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

  /** Skips the rest of the animation. */
  skip(): void {
    this.skipped = true;
  }

  /**
   * Sends a command and returns true if it was accepted. Otherwise sets `problem` and reloads the
   * game.
   */
  async play(command: Command): Promise<boolean> {
    const before = this.game.value;
    if (!before || this.sending.value) return false;
    this.sending.value = command;
    const params = { path: { game_id: this.id }, header: idempotencyKey() };
    const body = { command, expected_version: before.version };
    const ask = () => answered(() => api.POST("/v1/games/{game_id}/commands", { params, body }));
    const taken = await this.attempt(async () => {
      // Retry with the same idempotency key if the response was lost: the command is executed once.
      const after = await ask().catch((error: unknown) => (error instanceof Offline ? ask() : Promise.reject(error)));
      this.legal.value = [];
      await this.show(after);
      return true;
    });
    this.sending.value = null;
    return taken ?? false;
  }

  /** Runs an operation that returns the game, and shows the result. */
  async ask(operation: () => Promise<Game>): Promise<void> {
    const after = await this.attempt(operation);
    if (after) await this.show(after);
  }

  /** Returns the result, or null after setting `problem`. */
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

  /** Proposes to undo the last move or to pause. */
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

  /** Shows the game returned by an operation. */
  async show(after: Game): Promise<void> {
    this.work = this.work.then(() => this.advance(after));
    await this.work;
  }

  /** Reloads the game. With `quietly`, keeps the current error message. */
  async refresh(quietly = false): Promise<void> {
    try {
      await this.show(await this.fetchGame());
    } catch (error) {
      if (!quietly) this.problem.value = error;
    }
  }

  /** Clears connection errors. The draft of the decision remains and can be sent again. */
  private readonly reconnected = (): void => {
    if (this.problem.value instanceof Offline) this.problem.value = null;
  };

  /** No event marks the scheduled end of a pause, so the game is reloaded at that time. */
  private awaitEndOfPause(): void {
    clearTimeout(this.resumed);
    const until = this.game.peek()?.paused_until;
    if (until == null || this.closed) return;
    const left = Date.parse(until) - Date.now() + 1000;
    // If the local clock is ahead of the server, the pause has not ended yet: poll.
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
    // The decision was made on another device or by the computer.
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

  /** Marks the turn as seen, which suppresses its notifications. */
  private markSeen(): void {
    const game = this.shown.peek();
    const isAwaited = game?.awaiting != null && game.awaiting.seat === game.your_seat;
    if (!game || !isAwaited || game.version <= this.marked || !session.peek() || !isAttended()) return;
    this.marked = game.version;
    const params = { path: { game_id: this.id } };
    // Best effort: on failure, the player gets an unnecessary notification.
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

/** Returns true for an event caused by the current player, which needs no announcement. */
const isOwn = (game: Game, event: GameEvent): boolean => event.seat === game.your_seat && !event.automatic;

/** Returns true if the same player still has to make the same decision. */
const isSameDecision = ({ awaiting: before }: Game, { awaiting: after }: Game): boolean =>
  before?.seat === after?.seat && before?.expected === after?.expected && before?.domino === after?.domino;
