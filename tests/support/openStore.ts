import { onTestFinished } from "vitest";

import { createAppStore } from "@/app/store";

/** The app's store, which ends with the test: one that goes on hears the events of the next test, and answers them. */
export function openStore() {
  const store = createAppStore();
  onTestFinished(store.stop);
  return store;
}
