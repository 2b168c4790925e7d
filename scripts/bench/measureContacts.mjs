import { openPage } from "./openPage.mjs";
import { percentile } from "./percentile.mjs";

const letters = ["z", "k", "w", "g", "q", "j"];

/** Searches 5,000 contacts: from the key to the frame with the results. */
export async function measureContacts({ browser, app, rates, rounds, record }) {
  for (const rate of rates) {
    const times = [];
    for (let round = 0; round < rounds; round += 1) {
      const { page, slow, close } = await openPage(browser, { isSignedIn: true });
      await page.goto(`${app}/app/messaging/contacts?contacts=5000`);
      await page.waitForSelector(".contacts-piece");
      await page.waitForTimeout(500);
      await slow(rate);
      await page.locator("input[type=search]").focus();
      await page.evaluate(watchSearch);
      for (const [index, letter] of letters.entries()) {
        await page.keyboard.press(letter);
        await page.waitForFunction((many) => window.searches.length === many, index + 1);
        await page.keyboard.press("Escape");
        await page.waitForTimeout(150);
      }
      times.push(...(await page.evaluate(() => window.searches)));
      await close();
    }
    const value = percentile(times);
    record({ what: "search 5,000 contacts by a letter", rate, value, budget: rate === 1 ? 33 : 66 });
    record({ what: "search 5,000 contacts by a letter, p95", rate, value: percentile(times, 0.95) });
  }
}

/** In the page: for each letter, waits for the first frame with another number of people. */
function watchSearch() {
  window.searches = [];
  const count = () => document.querySelector(".contacts-count").textContent;
  document.activeElement.addEventListener("keydown", ({ key, timeStamp }) => {
    if (key.length > 1) return;
    const before = count();
    void window.bench.paintedWith(() => count() !== before).then((time) => window.searches.push(time - timeStamp));
  });
}
