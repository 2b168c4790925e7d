import { openPage } from "./openPage.mjs";
import { percentile } from "./percentile.mjs";

/** Opens the check-in of guests of the day, one after the other. */
export async function measureDesk({ browser, app, rates, rounds, record }) {
  for (const rate of rates) {
    const first = [];
    const later = [];
    for (let round = 0; round < rounds; round += 1) {
      const { page, close } = await openPage(browser, { rate, isSignedIn: true });
      await page.goto(`${app}/app/booking/checkinout?latency=0`);
      await page.locator("main table tbody tr").first().waitFor();
      await page.waitForTimeout(1000);
      for (const place of [0, 1, 2, 3]) {
        (place === 0 ? first : later).push(await page.evaluate(openCheckIn, place));
        await page.keyboard.press("Escape");
        await page.locator(".drawer").waitFor({ state: "detached" });
      }
      await close();
    }
    const what = "check-in: a press to the drawer with its four checks";
    record({ what, rate, value: percentile(later), budget: rate > 1 ? undefined : 100 });
    record({ what: `${what}, the first time`, rate, value: percentile(first) });
  }
}

/** In the page: from the press on a row's button to the first frame in which the drawer can be used. */
async function openCheckIn(place) {
  const rows = [...document.querySelectorAll("main table tbody tr")];
  const start = performance.now();
  rows[place].querySelector("td:last-child :is(a, button)").click();
  const isUsable = () => document.querySelectorAll(".drawer .desk-check").length === 4;
  return (await window.bench.paintedWith(isUsable)) - start;
}
