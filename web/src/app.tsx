import type { JSX } from "preact";
import { ErrorBoundary, LocationProvider, lazy, Route, Router } from "preact-iso";
import { Header } from "./components/header";
import { NotLoaded } from "./components/not_loaded";
import { Toast } from "./components/toast";
import Landing from "./screens/landing";
import { online } from "./api/online";
import { session } from "./api/session";
import { t } from "./i18n/text";

/** Wraps a screen and loads its bundle when the screen is first shown. */
const screen: typeof lazy = (load) => lazy(() => load().catch(() => ({ default: NotLoaded }) as never));

const Desk = screen(() => import("./screens/desk"));
const TableScreen = screen(() => import("./screens/table"));
const LogIn = screen(() => import("./screens/log_in"));
const Register = screen(() => import("./screens/register"));
const Forgot = screen(() => import("./screens/forgot"));
const Claim = screen(() => import("./screens/claim"));
const Lobby = screen(() => import("./screens/lobby"));
const NewTable = screen(() => import("./screens/new_table"));
const SeriesList = screen(() => import("./screens/series_list"));
const Series = screen(() => import("./screens/series"));
const Player = screen(() => import("./screens/player"));
const HeadToHead = screen(() => import("./screens/head_to_head"));
const Leaderboards = screen(() => import("./screens/leaderboards"));
const Settings = screen(() => import("./screens/settings"));
const Learn = screen(() => import("./screens/learn"));
const NotFound = screen(() => import("./screens/not_found"));

/** Links handled by the client-side router. The documentation pages are rendered by the server. */
const SCREENS = /^(?!\/docs\b)/;

/** Routes of all screens. */
export function App(): JSX.Element {
  return (
    <LocationProvider scope={SCREENS}>
      <a class="skip" href="#main">
        {t("skip-to-content")}
      </a>
      <Header />
      {!online.value && (
        <p class="offline" role="status">
          {t("offline")}
        </p>
      )}
      <main id="main" tabIndex={-1}>
        <ErrorBoundary>
          <Router onRouteChange={() => scrollTo(0, 0)}>
            <Route path="/" component={session.value ? Desk : Landing} />
            <Route path="/games" component={Desk} />
            <Route path="/games/:id" component={TableScreen} />
            <Route path="/login" component={LogIn} />
            <Route path="/register" component={Register} />
            <Route path="/forgot" component={Forgot} />
            <Route path="/claim" component={Claim} />
            <Route path="/lobby" component={Lobby} />
            <Route path="/new" component={NewTable} />
            <Route path="/dynasties" component={SeriesList} />
            <Route path="/dynasties/:id" component={Series} />
            <Route path="/players/:id" component={Player} />
            <Route path="/players/:id/against/:other" component={HeadToHead} />
            <Route path="/leaderboards" component={Leaderboards} />
            <Route path="/settings/:section?" component={Settings} />
            <Route path="/learn/:lesson?" component={Learn} />
            <Route default component={NotFound} />
          </Router>
        </ErrorBoundary>
      </main>
      <Toast />
    </LocationProvider>
  );
}
