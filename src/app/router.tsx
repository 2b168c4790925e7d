import { lazy } from "react";
import {
  createBrowserRouter,
  createPath,
  type LazyRouteFunction,
  Outlet,
  redirect,
  type RouteObject,
} from "react-router-dom";

import { assignmentFeature } from "@/features/assignment/assignmentFeature";
import { authFeature, signInAgainDialog } from "@/features/auth/authFeature";
import { closeFeature } from "@/features/close/closeFeature";
import { complaintsFeature } from "@/features/complaints/complaintsFeature";
import { contactFeature } from "@/features/contact/contactFeature";
import { dashboardsFeature } from "@/features/dashboards/dashboardsFeature";
import { guestsFeature } from "@/features/guests/guestsFeature";
import { loyaltyFeature } from "@/features/loyalty/loyaltyFeature";
import { messagingFeature } from "@/features/messaging/messagingFeature";
import { requestsFeature } from "@/features/requests/requestsFeature";
import { reservationsFeature } from "@/features/reservations/reservationsFeature";
import { roomsFeature } from "@/features/rooms/roomsFeature";
import { shellFeature, shellLayout } from "@/features/shell/shellFeature";
import { tasksFeature } from "@/features/tasks/tasksFeature";
import type { CommandSource } from "@/shared/commands/commandSources";
import type { Feature } from "@/shared/feature";
import { provideNavigation } from "@/shared/routing/openPath";
import { insidePath, paths } from "@/shared/routing/paths";
import { selectIsSignedIn } from "@/shared/session/sessionSlice";
import { readStartPath } from "@/shared/session/storedSession";
import { isKept } from "@/shared/write/keptWrites";
import { Loading } from "@/shared/ui/Loading";
import { whenIdle } from "@/shared/whenIdle";
import { beginVisit, noteNavigation } from "@/shared/ui/navigated";

import { ErrorPage } from "./ErrorPage";
import { NotFoundPage } from "./NotFoundPage";
import { RequireToken } from "./RequireToken";
import { fetchPart } from "./staleRelease";
import type { AppStore } from "./store";

/** The areas behind the sign-in, each under `/app`. */
export const features = [
  dashboardsFeature,
  reservationsFeature,
  assignmentFeature,
  closeFeature,
  roomsFeature,
  guestsFeature,
  complaintsFeature,
  requestsFeature,
  loyaltyFeature,
  contactFeature,
  messagingFeature,
  tasksFeature,
];

/** The palette's commands of each area, fetched on first use. */
const commandSources = features.flatMap(({ commands }): CommandSource[] =>
  commands ? [async (query, tools) => (await commands())(query, tools)] : [],
);

/** Paths that redirect. */
const redirects = [
  ["/app", paths.dashboards],
  ...features.flatMap((feature) => Object.entries(feature.redirects ?? {})),
];

const FETCHED_AGAIN_AFTER_MS = 5000;

export function createAppRouter(store: AppStore) {
  const routesOf = (feature: Feature): RouteObject[] =>
    feature.routes.map(({ path, page }) => ({ path, handle: feature, lazy: lazily(feature, page) }));

  /** A page with its feature's texts and state, all fetched in parallel. */
  const lazily = (feature: Feature, page: () => Promise<React.ComponentType>): LazyRouteFunction<RouteObject> => {
    const fetchPage = async () =>
      (await fetchPart(() => Promise.all([page(), store.install(feature)]), destination))[0];
    return async () => {
      try {
        return { Component: await fetchPage() };
      } catch {
        return fetchedOnEachVisit(fetchPage);
      }
    };
  };

  /** The dialog for an expired session: fetched in advance, with retries. */
  async function fetchSignInAgain(): Promise<{ default: React.ComponentType }> {
    try {
      const [dialog] = await Promise.all([signInAgainDialog(), store.install(authFeature)]);
      return { default: dialog };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, FETCHED_AGAIN_AFTER_MS));
      return fetchSignInAgain();
    }
  }
  const SignInAgain = lazy(fetchSignInAgain);

  /** The frame, then the features that run on every page. */
  const frame: LazyRouteFunction<RouteObject> = async () => {
    const [route, { registerCommandSource }] = await Promise.all([
      lazily(shellFeature, shellLayout)(),
      import("@/shared/commands/commandSources"),
    ]);
    for (const source of commandSources) registerCommandSource(source);
    void whenIdle().then(() => installAll(({ runsOnEveryPage }) => runsOnEveryPage === true));
    void whenIdle().then(fetchSignInAgain);
    return route;
  };

  /** Pending writes of any tab need the saga that sends them. */
  const installWaiting = () => installAll(({ outboxes }) => outboxes?.some(isKept) === true);

  function installAll(isWanted: (feature: Feature) => boolean) {
    for (const feature of features.filter(isWanted)) store.install(feature).catch(() => {}); // retried with its first page
  }

  const destination = () => router.createHref(router.state.navigation.location ?? router.state.location);

  const router = createBrowserRouter([
    {
      HydrateFallback: Loading,
      ErrorBoundary: ErrorPage,
      children: [
        { path: paths.root, loader: () => redirect(startOfVisit(store)), Component: Loading },
        ...routesOf(authFeature),
        {
          element: <RequireToken signInAgain={<SignInAgain />} onWorkLeft={installWaiting} />,
          children: [
            {
              lazy: frame,
              children: [
                {
                  Component: Outlet,
                  ErrorBoundary: ErrorPage,
                  children: [
                    ...features.flatMap(routesOf),
                    ...redirects.map(([path, to]) => ({ path, loader: () => redirect(to!), Component: Loading })),
                  ],
                },
              ],
            },
          ],
        },
        { path: "*", Component: NotFoundPage },
      ],
    },
  ]);
  beginVisit();
  let shown = router.state.initialized ? router.state.location : undefined;
  provideNavigation((path) => router.navigate(path, { replace: path === createPath(router.state.location) }));
  router.subscribe(({ initialized, location }) => {
    if (!initialized) return; // a redirect of the first page is no navigation
    if (shown && location !== shown) noteNavigation();
    shown = location;
  });
  return router;
}

/** Resolves when the first page can be drawn, or the page that says why not. */
export const firstPageOf = (router: ReturnType<typeof createAppRouter>) =>
  new Promise<void>((resolve) => {
    const check = ({ initialized }: { initialized: boolean }) => initialized && resolve();
    router.subscribe(check);
    check(router.state);
  });

/** For a page that could not be fetched: the router caches a failed `lazy` for good, but calls a loader again. */
function fetchedOnEachVisit(fetchPage: () => Promise<React.ComponentType>) {
  let Page: React.ComponentType | undefined;
  return {
    loader: async () => {
      Page ??= await fetchPage();
      return null;
    },
    shouldRevalidate: () => false,
    Component: () => Page && <Page />,
  };
}

/** The stored start path if it is one of ours, else the dashboards; without a token the sign-in. */
function startOfVisit(store: AppStore): string {
  if (!selectIsSignedIn(store.getState())) return paths.login;
  return insidePath(readStartPath()) ?? paths.dashboards;
}
