import { dashboardsFeature } from "@/features/dashboards/dashboardsFeature";
import { shellFeature, shellLayout } from "@/features/shell/shellFeature";

import type { AppStore } from "./store";

/**
 * The frame and the page that comes next, for a person who is still typing their password: the sign-in then leads
 * straight in. What fails now is asked for again when it is needed, and tells then.
 */
export const fetchAhead = (store: AppStore) =>
  Promise.allSettled([
    shellLayout(),
    store.install(shellFeature),
    store.install(dashboardsFeature),
    dashboardsFeature.routes[0]!.page(),
  ]);
