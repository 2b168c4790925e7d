import { openPage } from "./openPage.mjs";
import { percentile } from "./percentile.mjs";

/** Proposes rooms for 60 nights of the sample hotel: 48 rooms, some 230 stays without one. */
export async function measureAssignment({ browser, app, rates, rounds, record }) {
  for (const rate of rates) {
    const times = [];
    for (let round = 0; round < rounds; round += 1) {
      const { page, close } = await openPage(browser, { rate, isSignedIn: true });
      await page.goto(`${app}/app/booking/assigmnent?nights=60&latency=0`);
      await page.locator(".assignment-count").waitFor();
      times.push(await page.evaluate(propose));
      await close();
    }
    const what = "rooms for 60 nights: a press to the proposal";
    record({ what, rate, value: percentile(times), budget: rate > 1 ? undefined : 300 });
  }
}

/** In the page: from the press to the first frame with the table. */
async function propose() {
  const start = performance.now();
  document.querySelector(".assignment-buttons .btn-primary").click();
  return (await window.bench.paintedWith(() => document.querySelector(".assignment-table") !== null)) - start;
}
