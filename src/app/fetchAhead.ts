import { dashboardsFeature } from "@/features/dashboards/dashboardsFeature";
import { shellFeature, shellLayout } from "@/features/shell/shellFeature";

import type { AppStore } from "./store";

/**
 * Prefetches the frame and the first page while the person types the password. A failure is ignored: the part is
 * fetched again when it is needed.
 */
export const fetchAhead = (store: AppStore) =>
  Promise.allSettled([
    shellLayout(),
    store.install(shellFeature),
    store.install(dashboardsFeature),
    dashboardsFeature.pages[0]!.page(),
  ]);
