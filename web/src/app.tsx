import type { JSX } from "preact";
import { ErrorBoundary, LocationProvider, lazy, Route, Router } from "preact-iso";
import { Header } from "./components/header";
import { Toast } from "./components/toast";
import Landing from "./screens/landing";
import { online } from "./api/stream";
import { session } from "./api/session";
import { t } from "./i18n/text";

const Desk = lazy(() => import("./screens/desk"));
const TableScreen = lazy(() => import("./screens/table"));
const LogIn = lazy(() => import("./screens/log_in"));
const Register = lazy(() => import("./screens/register"));
const Forgot = lazy(() => import("./screens/forgot"));
const Claim = lazy(() => import("./screens/claim"));
const Lobby = lazy(() => import("./screens/lobby"));
const NewTable = lazy(() => import("./screens/new_table"));
const SeriesList = lazy(() => import("./screens/series_list"));
const Series = lazy(() => import("./screens/series"));
const Player = lazy(() => import("./screens/player"));
const HeadToHead = lazy(() => import("./screens/head_to_head"));
const Leaderboards = lazy(() => import("./screens/leaderboards"));
const Settings = lazy(() => import("./screens/settings"));
const Learn = lazy(() => import("./screens/learn"));
const NotFound = lazy(() => import("./screens/not_found"));

/** All screens, each at its address. */
export function App(): JSX.Element {
  return (
    <LocationProvider>
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
