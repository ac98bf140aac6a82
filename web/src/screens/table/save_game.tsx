import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { callApi, api } from "../../api/client";
import { session } from "../../api/session";
import type { Game } from "../../api/types";
import { saveFile } from "../../components/download";
import { ErrorMessage } from "../../components/error_message";
import { language } from "../../i18n/language";
import { t } from "../../i18n/text";

interface Download {
  label: string;
  /** URL of the file, for visitors that need no session to view the game. */
  href: string;
  name: string;
  fetch: () => Promise<Blob>;
}

/** Downloads of a game: the animation and, after the end, the game record and its notation. */
export function SaveGame({ game }: { game: Game }): JSX.Element {
  const problem = useSignal<unknown>(null);
  const { id } = game;
  const path = { game_id: id };
  const animation: Download = {
    label: t("history-film"),
    href: `/v1/games/${id}/animation.svg?language=${language.value}`,
    name: `${id}.svg`,
    fetch: () =>
      fetchBlob(() =>
        api.GET("/v1/games/{game_id}/animation.svg", { params: { path, query: { language: language.value } }, parseAs: "blob" }),
      ),
  };
  const record: Download = {
    label: t("download-record"),
    href: `/v1/games/${id}/record`,
    name: `${id}.json`,
    fetch: () => fetchBlob(() => api.GET("/v1/games/{game_id}/record", { params: { path }, parseAs: "blob" })),
  };
  const notation: Download = {
    label: t("download-notation"),
    href: `/v1/games/${id}/record.txt`,
    name: `${id}.txt`,
    fetch: () => fetchBlob(() => api.GET("/v1/games/{game_id}/record.txt", { params: { path }, parseAs: "blob" })),
  };
  const startDownload = async ({ name, fetch }: Download) => {
    problem.value = null;
    try {
      saveFile(await fetch(), name);
    } catch (error) {
      problem.value = error;
    }
  };
  const downloads = game.status === "finished" ? [animation, record, notation] : [animation];
  return (
    <>
      <p class="actions">
        {downloads.map((download) => (
          <a
            key={download.name}
            class="button"
            href={download.href}
            download={download.name}
            onClick={(event) => {
              // Plain links send no access token, so visitors get the public view.
              if (!session.peek()) return;
              event.preventDefault();
              void startDownload(download);
            }}
          >
            {download.label}
          </a>
        ))}
      </p>
      <ErrorMessage error={problem.value} />
    </>
  );
}

/**
 * Runs a request whose response openapi-fetch returns as a blob, although its type is text or an
 * object.
 */
const fetchBlob = async (request: () => Promise<{ data?: unknown; error?: unknown; response: Response }>): Promise<Blob> =>
  (await callApi(request)) as Blob;
