import { lazy } from "react";
import {
  createBrowserRouter,
  createPath,
  type LazyRouteFunction,
  matchRoutes,
  Outlet,
  redirect,
  type RouteObject,
} from "react-router-dom";

import { authFeature, signInAgainDialog } from "@/features/auth/authFeature";
import { shellFeature, shellLayout } from "@/features/shell/shellFeature";
import type { Feature, FeaturePage } from "@/shared/feature/feature";
import { provideNavigation } from "@/shared/routing/openPath";
import { entrance } from "@/shared/routing/entrance";
import { insidePath } from "@/shared/routing/insidePath";
import { selectIsSignedIn } from "@/shared/session/sessionSlice";
import { readStartPath } from "@/shared/session/storedSession";
import { isKept } from "@/shared/write/keptWrites";
import { Loading } from "@/shared/ui/states/Loading";
import { whenShown } from "@/shared/whenIdle";
import { beginVisit, noteNavigation } from "@/shared/ui/page/navigated";
import { PageNameContext } from "@/shared/ui/page/pageName";

import { ErrorPage } from "./ErrorPage";
import { NotFoundPage } from "./NotFoundPage";
import { RequireToken } from "./RequireToken";
import { fetchPart } from "./staleRelease";
import type { AppStore } from "./store";

const FETCHED_AGAIN_AFTER_MS = 5000;

const fetchAreas = () => import("./areas");

/** Parts of a lazy route, once they are fetched. */
interface Fetched {
  Component: React.ComponentType;
  handle?: Feature;
  loader?: () => Response;
}

export function createAppRouter(store: AppStore) {
  /** A page with its feature's texts and state, all fetched in parallel. */
  const fetchPage = async (feature: Feature, page: () => Promise<React.ComponentType>): Promise<Fetched> => {
    const [Component] = await fetchPart(() => Promise.all([page(), store.install(feature)]), destination);
    return { Component, handle: feature };
  };

  const routeOf = (feature: Feature, declared: FeaturePage): RouteObject => ({
    path: declared.path,
    lazy: () => lazily(() => fetchPage(feature, async () => named(declared, await declared.page()))),
  });

  const routesOf = (feature: Feature): RouteObject[] => [
    ...feature.pages.map((page) => routeOf(feature, page)),
    ...Object.entries(feature.redirects ?? {}).map(([path, to]) => ({ path, ...redirection(to) })),
  ];

  const signIn = routesOf(authFeature);

  /** The routes of all areas: the router asks for them at the first address that it does not know. */
  const fetchRoutes = async () => (await fetchPart(fetchAreas, destination)).areas.flatMap(routesOf);

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
    const [route, { introduceAreas }] = await Promise.all([
      lazily(() => fetchPage(shellFeature, shellLayout)),
      fetchAreas(),
    ]);
    introduceAreas();
    void whenShown().then(() => installAll(({ runsOnEveryPage }) => runsOnEveryPage === true));
    void whenShown().then(fetchSignInAgain);
    return route;
  };

  /** Pending writes of any tab need the saga that sends them. */
  const installWaiting = () => installAll(({ outboxes }) => outboxes?.some(isKept) === true);

  async function installAll(isWanted: (feature: Feature) => boolean) {
    const wanted = (await fetchAreas()).areas.filter(isWanted);
    await Promise.allSettled(wanted.map(store.install)); // what fails is fetched again with its first page
  }

  const destination = () => router.createHref(router.state.navigation.location ?? router.state.location);

  /** The stored start path if there is a page, else the start page; without a token the sign-in. */
  async function startOfVisit(): Promise<string> {
    if (!selectIsSignedIn(store.getState())) return entrance.login;
    const stored = insidePath(readStartPath());
    return stored && matchRoutes(await fetchRoutes(), stored) ? stored : entrance.home;
  }

  const inside: RouteObject = {
    id: "inside",
    path: entrance.inside,
    Component: Outlet,
    ErrorBoundary: ErrorPage,
    children: [{ index: true, ...redirection(entrance.home) }],
  };

  const router = createBrowserRouter(
    [
      {
        HydrateFallback: Loading,
        ErrorBoundary: ErrorPage,
        children: [
          { path: entrance.root, loader: async () => redirect(await startOfVisit()), Component: Loading },
          ...signIn,
          {
            element: <RequireToken signInAgain={<SignInAgain />} onWorkLeft={installWaiting} />,
            children: [{ lazy: frame, children: [inside] }],
          },
          { path: "*", Component: NotFoundPage },
        ],
      },
    ],
    { patchRoutesOnNavigation: async ({ patch }) => patch("inside", await fetchRoutes()) },
  );
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

const redirection = (to: string): Fetched => ({ loader: () => redirect(to), Component: Loading });

/** The page, which knows the name that its area declares. */
const named = ({ title, parent, menu }: FeaturePage, Page: React.ComponentType) =>
  function NamedPage() {
    return (
      <PageNameContext value={{ title: title ?? menu?.label, parent }}>
        <Page />
      </PageNameContext>
    );
  };

/** If the fetch fails, it is repeated on each visit: the router caches a failed `lazy` for good, but calls a loader again. */
async function lazily(fetch: () => Promise<Fetched>) {
  try {
    return await fetch();
  } catch {
    let fetched: Fetched | undefined;
    return {
      loader: async () => {
        fetched ??= await fetch();
        return fetched.loader?.() ?? null;
      },
      shouldRevalidate: () => false,
      Component: () => fetched && <fetched.Component />,
    };
  }
}
