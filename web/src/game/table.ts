import { batch, computed, signal } from "@preact/signals";
import { callApi, api, idempotencyKey } from "../api/client";
import { OfflineError, ApiError } from "../api/errors";
import { session } from "../api/session";
import { followStream } from "../api/stream";
import type { CreateProposal, Command, Game, GameEvent, LegalCommand } from "../api/types";
import { isAttended, onInput } from "../attention";
import { reducedMotion } from "../reduced_motion";
import { playSound } from "../sound";
import { loadCatalogue } from "./catalogue";
import { startPolling } from "./polling";
import { isVisibleEvent, applyEvent } from "./replay";

/** Duration of an animation step, in milliseconds. */
const STEP_DURATION_MS = 600;
/** Maximum number of opponents' events announced in words. */
const MAX_ANNOUNCED_EVENTS = 12;
/** Maximum number of events to animate. After a longer absence the player can open the history. */
const MAX_ANIMATED_EVENTS = 24;
/** Polling interval for visitors in milliseconds: streams require an account. */
const POLL_INTERVAL_MS = 10_000;

/** Maximum delay of `setTimeout`, in milliseconds. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;
/** Polling interval after the scheduled end of a pause, in milliseconds. */
const PAUSE_POLL_INTERVAL_MS = 15_000;

/** State of a game while its screen is shown. */
export class Table {
  readonly id: string;
  /** The current game. */
  readonly game = signal<Game | null>(null);
  /** The displayed game, which may lag behind during an animation. */
  readonly displayed = signal<Game | null>(null);
  /** The event being animated. */
  readonly animatedEvent = signal<GameEvent | null>(null);
  /** Latest events of opponents, for announcement to screen readers. */
  readonly opponentEvents = signal<GameEvent[]>([]);
  /** Legal commands of the current player. */
  readonly legal = signal<LegalCommand[]>([]);
  readonly events = signal<GameEvent[]>([]);
  readonly problem = signal<unknown>(null);
  /** True while the points of a game that has just ended are counted. */
  readonly counting = signal(false);
  /** The command in flight. */
  readonly pendingCommand = signal<Command | null>(null);
  readonly isMine = computed(() => {
    const game = this.game.value;
    return game?.awaiting != null && game.awaiting.seat === game.your_seat && !game.paused_until && this.animatedEvent.value === null;
  });

  private stopFollowing: (() => void) | null = null;
  private stopInputListener: (() => void) | null = null;
  /** Last version marked as seen. */
  private seenVersion = 0;
  /** Last version that the stream announced. */
  private announcedVersion = 0;
  /** True during an update, and after it if a request failed or its response was outdated. */
  private isIncomplete = false;
  private resumeTimer: ReturnType<typeof setTimeout> | undefined;
  private isSkipped = false;
  private endStep: (() => void) | null = null;
  private isClosed = false;
  private updateQueue: Promise<unknown> = Promise.resolve();

  /**
   * Token of the invitation link that opened the page. Until the player takes a seat, it may be the
   * only permission to view the table.
   */
  private readonly invitation: string | null;
  private canReadEvents = true;

  constructor(id: string, invitation: string | null = null) {
    this.id = id;
    this.invitation = invitation;
  }

  /** Loads the game and follows it until `close`. */
  async open(): Promise<void> {
    let game: Game;
    try {
      // With an invitation, the events may not be visible.
      const events = this.invitation === null ? this.fetchEvents(0) : null;
      [game] = await Promise.all([this.fetchGame(), events, loadCatalogue()]);
      await this.fetchEventsUntil(game.version);
      this.game.value = game;
      this.displayed.value = game;
      this.problem.value = null;
      this.markSeen();
      this.scheduleResume();
    } catch (error) {
      this.problem.value = error;
      return;
    }
    await this.fetchLegal().catch((error: unknown) => {
      this.problem.value = error;
      this.isIncomplete = true;
    });
    if (this.isClosed || !this.canReadEvents) return;
    addEventListener("online", this.clearConnectionError);
    this.stopInputListener ??= onInput(() => this.markSeen());
    this.stopFollowing?.();
    this.stopFollowing = session.peek()
      ? followStream<GameEvent>(`/v1/games/${this.id}/stream`, game.version, {
          onEvent: ({ version }) => {
            this.announcedVersion = version;
            this.catchUp();
          },
          onConnect: () => this.catchUp(),
        })
      : startPolling(() => void (isOngoing(this.game.peek()) && this.refresh(true)), POLL_INTERVAL_MS);
  }

  /** Takes a seat. */
  async join(): Promise<void> {
    const params = { path: { game_id: this.id }, header: idempotencyKey() };
    const body = this.invitation === null ? {} : { invitation: this.invitation };
    const seated = await this.attempt(() => callApi(() => api.POST("/v1/games/{game_id}/join", { params, body })));
    if (seated !== null) await this.open();
  }

  close(): void {
    this.isClosed = true;
    removeEventListener("online", this.clearConnectionError);
    this.stopInputListener?.();
    clearTimeout(this.resumeTimer);
    this.stopFollowing?.();
  }

  /** Skips the rest of the animation. */
  skip(): void {
    this.isSkipped = true;
    this.endStep?.();
  }

  /** Shows the result of a game that has just ended. */
  finishCount(): void {
    this.counting.value = false;
  }

  /**
   * Sends a command and returns true if it was accepted. Otherwise sets `problem` and reloads the
   * game.
   */
  async play(command: Command): Promise<boolean> {
    const before = this.game.value;
    if (!before || this.pendingCommand.value) return false;
    this.pendingCommand.value = command;
    const params = { path: { game_id: this.id }, header: idempotencyKey() };
    const body = { command, expected_version: before.version };
    const send = () => callApi(() => api.POST("/v1/games/{game_id}/commands", { params, body }));
    const accepted = await this.attempt(async () => {
      // Retry with the same idempotency key if the response was lost: the command is executed once.
      const after = await send().catch((error: unknown) => (error instanceof OfflineError ? send() : Promise.reject(error)));
      this.legal.value = [];
      if (command.type === "place") playSound("placing");
      await this.show(after);
      return true;
    });
    this.pendingCommand.value = null;
    this.catchUp();
    return accepted ?? false;
  }

  /** Runs an operation that returns the game, and shows the result. */
  async runAndShow(operation: () => Promise<Game>): Promise<void> {
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
      if (error instanceof ApiError) await this.refresh(true);
      return null;
    }
  }

  /** Proposes to undo the last move or to pause. */
  propose(proposal: CreateProposal["proposal"]): Promise<void> {
    return this.runAndShow(() =>
      callApi(() =>
        api.POST("/v1/games/{game_id}/proposals", {
          params: { path: { game_id: this.id }, header: idempotencyKey() },
          body: { proposal },
        }),
      ),
    );
  }

  /** Ends a pause. */
  resume(): Promise<void> {
    return this.runAndShow(() =>
      callApi(() =>
        api.POST("/v1/games/{game_id}/resume", { params: { path: { game_id: this.id }, header: idempotencyKey() } }),
      ),
    );
  }

  /** Shows the game returned by an operation. */
  async show(after: Game): Promise<void> {
    const update = this.updateQueue.then(() => this.applyUpdate(after));
    // A failed update must not prevent the next one.
    this.updateQueue = update.catch(() => {});
    await update;
  }

  /** Reloads the game. With `quietly`, keeps the current error message. */
  async refresh(quietly = false): Promise<void> {
    const isRetry = this.isIncomplete && !quietly;
    try {
      await this.show(await this.fetchGame());
      // The message was about the update that failed.
      if (isRetry) this.problem.value = null;
    } catch (error) {
      if (!quietly) this.problem.value = error;
    }
  }

  /** Clears connection errors. The draft of the decision remains and can be sent again. */
  private readonly clearConnectionError = (): void => {
    if (this.problem.value instanceof OfflineError) this.problem.value = null;
  };

  /** No event marks the scheduled end of a pause, so the game is reloaded at that time. */
  private scheduleResume(): void {
    clearTimeout(this.resumeTimer);
    const until = this.game.peek()?.paused_until;
    if (until == null || this.isClosed) return;
    const remaining = Date.parse(until) - Date.now() + 1000;
    // If the local clock is ahead of the server, the pause has not ended yet: poll.
    const delay = remaining > 0 ? Math.min(remaining, MAX_TIMEOUT_MS) : PAUSE_POLL_INTERVAL_MS;
    this.resumeTimer = setTimeout(() => void this.refresh(true), delay);
  }

  /** Reloads the game if events were announced that it lacks, or if the last update failed. */
  private catchUp(): void {
    // The response to the command brings the next version.
    if (this.pendingCommand.peek()) return;
    if (this.isIncomplete || this.announcedVersion > (this.game.peek()?.version ?? 0)) void this.refresh();
  }

  private async applyUpdate(after: Game): Promise<void> {
    const before = this.game.value;
    const displayed = this.displayed.value;
    if (!before || !displayed || this.isClosed) return;
    if (after.version < before.version) return;
    this.isIncomplete = true;
    this.game.value = after;
    this.scheduleResume();
    // The decision was made on another device or by the computer.
    if (!isSameDecision(before, after)) this.legal.value = [];
    await this.fetchEventsUntil(after.version);
    const newEvents = this.events.value.filter(({ version }) => version > displayed.version && version <= after.version);
    if (newEvents.length > 0) {
      this.opponentEvents.value = newEvents.filter((event) => isVisibleEvent(event) && !isOwn(displayed, event)).slice(-MAX_ANNOUNCED_EVENTS);
      await this.animate(displayed, newEvents);
    }
    batch(() => {
      if (isEnd(displayed, after) && canAnimate()) this.counting.value = true;
      this.displayed.value = after;
    });
    this.markSeen();
    await this.fetchLegal();
  }

  /** Marks the turn as seen, which suppresses its notifications. */
  private markSeen(): void {
    const game = this.displayed.peek();
    const isAwaited = game?.awaiting != null && game.awaiting.seat === game.your_seat;
    if (!game || !isAwaited || game.version <= this.seenVersion || !session.peek() || !isAttended()) return;
    this.seenVersion = game.version;
    const params = { path: { game_id: this.id } };
    // Best effort: on failure, the player gets an unnecessary notification.
    callApi(() => api.POST("/v1/games/{game_id}/seen", { params, body: { version: game.version } })).catch(() => {});
  }

  private async animate(before: Game, newEvents: GameEvent[]): Promise<void> {
    const undone = newEvents.some(({ payload }) => payload.type === "undone");
    if (undone || !canAnimate() || newEvents.filter(isVisibleEvent).length > MAX_ANIMATED_EVENTS) return;
    this.isSkipped = false;
    let displayed = before;
    for (const event of newEvents) {
      displayed = applyEvent(displayed, event);
      this.displayed.value = displayed;
      if (!isVisibleEvent(event) || isOwn(before, event) || this.isSkipped || this.isClosed) continue;
      this.animatedEvent.value = event;
      await new Promise<void>((done) => {
        this.endStep = done;
        setTimeout(done, STEP_DURATION_MS);
      });
    }
    this.animatedEvent.value = null;
  }

  private async fetchGame(): Promise<Game> {
    try {
      const game = await callApi(() => api.GET("/v1/games/{game_id}", { params: { path: { game_id: this.id } } }));
      this.canReadEvents = true;
      return game;
    } catch (error) {
      const token = this.invitation;
      if (token === null || !(error instanceof ApiError) || error.problem.status !== 404) throw error;
      this.canReadEvents = false;
      return (await callApi(() => api.POST("/v1/invitation-links/resolve", { body: { token } }))).game;
    }
  }

  /** Fetches the missing events up to a version. */
  private async fetchEventsUntil(version: number): Promise<void> {
    const known = this.events.peek().at(-1)?.version ?? 0;
    if (this.canReadEvents && known < version) await this.fetchEvents(known);
  }

  private async fetchEvents(after: number): Promise<void> {
    const fetched: GameEvent[] = [];
    for (let from = after; ; ) {
      const { items, current_version } = await callApi(() =>
        api.GET("/v1/games/{game_id}/events", { params: { path: { game_id: this.id }, query: { after: from } } }),
      );
      fetched.push(...items);
      from = items.at(-1)?.version ?? current_version;
      if (from >= current_version) break;
    }
    this.events.value = [...this.events.value.filter(({ version }) => version <= after), ...fetched];
  }

  private async fetchLegal(): Promise<void> {
    const game = this.game.value;
    const seat = game?.seats.find((item) => item.seat === game.your_seat);
    if (!game || !seat || game.status !== "active" || (!this.isMine.value && !seat.taken_over)) {
      this.legal.value = [];
      this.isIncomplete = false;
      return;
    }
    const { items, version } = await callApi(() =>
      api.GET("/v1/games/{game_id}/legal-commands", { params: { path: { game_id: this.id } } }),
    );
    this.isIncomplete = version !== this.game.value?.version;
    if (!this.isIncomplete) this.legal.value = items;
  }
}

const canAnimate = (): boolean => !reducedMotion.matches && !document.hidden;

/** Returns true if the game has ended between two states. */
const isEnd = (before: Game, after: Game): boolean => before.status === "active" && after.status === "finished";

const isOngoing = (game: Game | null): boolean => game?.status === "open" || game?.status === "active";

/** Returns true for an event caused by the current player, which needs no announcement. */
const isOwn = (game: Game, event: GameEvent): boolean => event.seat === game.your_seat && !event.automatic;

/** Returns true if the same player still has to make the same decision. */
const isSameDecision = ({ awaiting: before }: Game, { awaiting: after }: Game): boolean =>
  before?.seat === after?.seat && before?.expected === after?.expected && before?.domino === after?.domino;
