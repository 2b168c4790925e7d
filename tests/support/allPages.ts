import { beforeAll } from "vitest";

/** Loads every page before the first test of a worker, so that no test waits for it. */
beforeAll(async () => {
  const { areas } = await import("@/app/areas");
  for (const { state, pages } of areas) {
    await state?.();
    await Promise.all(pages.map(({ page }) => page()));
  }
}, 60_000);
