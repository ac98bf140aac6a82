import { effect } from "@preact/signals";
import { session } from "./api/session";
import { activeGames, waitingGames } from "./game/active_games";

// Shows the number of waiting games on the icon of the installed app. Browsers without an icon
// reject the call.
if ("setAppBadge" in navigator) {
  effect(() => {
    const isKnown = activeGames.value !== null || session.value === null;
    if (isKnown) navigator.setAppBadge(waitingGames.value.length).catch(() => {});
  });
}
