import type { Page } from "@playwright/test";

/** Retries once if the page navigates during `act`. */
export async function untilThere<Result>(page: Page, act: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!/context was destroyed|navigation|Cannot find context/i.test((error as Error).message)) throw error;
      await page.waitForLoadState();
    }
  }
}
