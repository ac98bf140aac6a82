import type { JSX } from "preact";
import { ErrorBoundary, LocationProvider, lazy, Route, Router } from "preact-iso";
import { Header } from "./components/header";
import { BundleLoadError } from "./components/bundle_load_error";
import { Toast } from "./components/toast";
import Landing from "./screens/landing";
import { online } from "./api/online";
import { session } from "./api/session";
import { t } from "./i18n/text";
import { loadFullClient } from "./full_client";
import { track } from "./quiet";

/** Wraps a screen of games and loads its bundle when the screen is first shown. */
const lazyGameScreen: typeof lazy = (load) => lazy(() => track(load()).catch(() => ({ default: BundleLoadError }) as never));

/** Wraps any other screen, which needs more texts and styles. */
const lazyScreen: typeof lazy = (load) => lazyGameScreen(() => Promise.all([load(), loadFullClient()]).then(([bundle]) => bundle));

const MyGames = lazyGameScreen(() => import("./screens/my_games"));
const TableScreen = lazyGameScreen(() => import("./screens/table"));
const LogIn = lazyScreen(() => import("./screens/log_in"));
const Register = lazyScreen(() => import("./screens/register"));
const PasswordReset = lazyScreen(() => import("./screens/password_reset"));
const Claim = lazyScreen(() => import("./screens/claim"));
const Lobby = lazyScreen(() => import("./screens/lobby"));
const NewTable = lazyScreen(() => import("./screens/new_table"));
const SeriesList = lazyScreen(() => import("./screens/series_list"));
const Series = lazyScreen(() => import("./screens/series"));
const Player = lazyScreen(() => import("./screens/player"));
const HeadToHead = lazyScreen(() => import("./screens/head_to_head"));
const Leaderboards = lazyScreen(() => import("./screens/leaderboards"));
const Settings = lazyScreen(() => import("./screens/settings"));
const Learn = lazyScreen(() => import("./screens/learn"));
const NotFound = lazyScreen(() => import("./screens/not_found"));

/** Links handled by the client-side router. The documentation pages are rendered by the server. */
const CLIENT_PATHS = /^(?!\/docs\b)/;

/** Routes of all screens. */
export function App(): JSX.Element {
  return (
    <LocationProvider scope={CLIENT_PATHS}>
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
            <Route path="/" component={session.value ? MyGames : Landing} />
            <Route path="/games" component={MyGames} />
            <Route path="/games/:id" component={TableScreen} />
            <Route path="/login" component={LogIn} />
            <Route path="/register" component={Register} />
            <Route path="/forgot" component={PasswordReset} />
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
