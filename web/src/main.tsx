import { render } from "preact";
import { App } from "./app";
import { resumeSession } from "./api/session";
import { language } from "./i18n/language";
import { speak } from "./i18n/text";
import { startTheme } from "./theme";
import "./styles/index.css";

startTheme();
await Promise.all([speak(language.peek()), resumeSession()]);
render(<App />, document.getElementById("app") as HTMLElement);
if ("serviceWorker" in navigator) void navigator.serviceWorker.register("/service-worker.js");
