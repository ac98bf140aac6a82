import { text } from "../i18n/text";
import { isFullClientSettled, loadFullClient } from "../full_client";
import type { Problem } from "./types";

/** Problem returned by the server instead of a result. */
export class ApiError extends Error {
  readonly problem: Problem;
  /** Seconds to wait before retrying, if the server sent them. */
  readonly retryAfter: number | null;

  constructor(problem: Problem, retryAfter: number | null) {
    super(problem.title);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }

  get code(): string {
    return this.problem.code;
  }
}

/** The server cannot be reached. */
export class OfflineError extends Error {
  /** True if the failed request was a read. */
  readonly isRead: boolean;

  constructor(isRead: boolean) {
    super("offline");
    this.isRead = isRead;
  }
}

/** Returns an error message in the language of the player. */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiError) {
    const reason = text(`rule-${error.code}`) ?? text(`problem-${error.code}`) ?? titleOf(error);
    return error.retryAfter === null ? reason : `${reason} ${text("retry-after", { seconds: error.retryAfter }) ?? ""}`;
  }
  if (error instanceof OfflineError) return text(error.isRead ? "offline-read" : "offline-answer") ?? "";
  return text("unexpected") ?? String(error);
}

/** Title for an error without a text. Before its text could be loaded, nothing. */
function titleOf({ problem }: ApiError): string {
  if (isFullClientSettled.value) return problem.title;
  loadFullClient().catch(() => {});
  return "";
}

/** Returns true if the requested resource does not exist, or is hidden from the player. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.problem.status === 404;
