import { dashboardsFeature } from "@/features/dashboards/dashboardsFeature";
import { shellFeature, shellLayout } from "@/features/shell/shellFeature";

import type { AppStore } from "./store";

/** While a person types their password: the frame and the page that comes next, so that the sign-in leads straight in. */
export function fetchAhead(store: AppStore) {
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(() => {
    const parts = [shellLayout(), store.install(shellFeature), store.install(dashboardsFeature), firstPage()];
    void Promise.allSettled(parts); // what fails now is asked for again when it is needed, and tells then
  });
}

const firstPage = () => dashboardsFeature.routes[0]!.page();
