import { beforeAll } from "vitest";

/** Loads every page before the first test of a worker, so that no test waits for it. */
beforeAll(async () => {
  const { features } = await import("@/app/router");
  for (const { state, routes } of features) {
    await state?.();
    await Promise.all(routes.map(({ page }) => page()));
  }
}, 60_000);
