import type { ComponentChildren, JSX } from "preact";
import { Refusal } from "../api/refusal";
import { t } from "../i18n/text";
import { LookAround } from "./look_around";

/** Whether the server shows something only to those whom it knows. */
export const isForMembers = (error: unknown): boolean => error instanceof Refusal && error.problem.status === 401;

interface Props {
  title: string;
  words: string;
  /** Where one comes to after logging in. */
  then: string;
  /** What can be seen of it all the same. */
  children?: ComponentChildren;
}

/** What is shown in its place, and how one gets to see it. */
export function MembersOnly({ title, words, then, children }: Props): JSX.Element {
  return (
    <article class="lobby">
      <h1>{title}</h1>
      <section class="empty">
        <p>{words}</p>
        {children}
        <div class="actions">
          <a class="button primary large" href={`/register?then=${then}`}>
            {t("register")}
          </a>
          <a class="button large" href={`/login?then=${then}`}>
            {t("log-in")}
          </a>
          <a class="button large" href="/new">
            {t("new-quick")}
          </a>
          <LookAround />
        </div>
      </section>
    </article>
  );
}
