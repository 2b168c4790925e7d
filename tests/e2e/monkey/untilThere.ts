import type { Page } from "@playwright/test";

/** The page may be on its way to another one while it is looked at: then once more. */
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
