import { lateShare, scroll, timeReply } from "./gridFrames.mjs";
import { mainThreadWork } from "./mainThreadWork.mjs";
import { openPage } from "./openPage.mjs";
import { percentile } from "./percentile.mjs";

const DISTANCE = 12_000;
const what = "rates of 42 rows and 365 nights";

/** The sample has 36 rows; another type adds its own and one for each of its plans. */
async function addRoomType(page, app) {
  await page.goto(`${app}/app/rooms/inventory/types/-?latency=0`);
  for (const [name, value] of Object.entries({ code: "BIG", name: "Ático", price: "180" }))
    await page.locator(`input[name="${name}"]`).fill(value);
  await page.locator("[role=dialog] [type=submit]").click();
  await page.waitForURL(/types\/type-/);
}

/** A year of all plans and types: its first rows, a fill of three lines to the end of the year, and scrolling on. */
export async function measureRates({ browser, app, floor, rates, rounds, record }) {
  for (const rate of rates) {
    const budget = (most) => (rate > 1 ? undefined : most);
    const taken = { rows: [], loadWork: [], fill: [], fillWork: [] };
    const late = { nothing: [], on: [] };
    for (let round = 0; round < rounds; round += 1) {
      const empty = await openPage(browser, { rate });
      await empty.page.goto(`${floor}/scroller.html`);
      late.nothing.push(await scroll(empty, "#scroller", { yDistance: -DISTANCE }));
      await empty.close();

      const opened = await openPage(browser, { rate, isSignedIn: true });
      const { page, client } = opened;
      await addRoomType(page, app);
      await page.addInitScript(timeReply, "seasons");
      const { work } = await mainThreadWork(client, async () => {
        await page.goto(`${app}/app/rooms/rates?latency=0`);
        await page.waitForFunction(() => window.firstRows !== undefined, undefined, { timeout: 120_000 });
      });
      taken.loadWork.push(work);
      taken.rows.push(await page.evaluate(() => window.firstRows));
      await page.waitForTimeout(1000);
      const filled = await mainThreadWork(client, () => fill(page));
      taken.fill.push(filled.result);
      taken.fillWork.push(filled.work);
      await page.waitForTimeout(1000);
      late.on.push(await scroll(opened, ".time-grid", { xDistance: -DISTANCE }));
      await opened.close();
    }
    record({ what: `${what}: first rows after the reply`, rate, value: percentile(taken.rows), budget: budget(300) });
    record({ what: `${what}: work of the page until then`, rate, value: percentile(taken.loadWork) });
    record({
      what: `${what}: fill of 1,095 nights to its frame`,
      rate,
      value: percentile(taken.fill),
      budget: budget(50),
    });
    record({ what: `${what}: work of choosing and filling them`, rate, value: percentile(taken.fillWork) });
    const base = lateShare(late.nothing);
    record({ what: "scroll nothing: late frames (%)", rate, value: base });
    record({ what: `scroll ${what}: late frames (%)`, rate, value: lateShare(late.on), budget: budget(1.2 * base) });
  }
}

/** By keys: three plans of a type, from the first night on. Resolves with ms from Enter to the frame with the new price. */
async function fill(page) {
  await page.locator(".time-grid-row:not(.is-group) .time-grid-cell").first().click();
  for (const key of ["Shift+End", "Shift+ArrowDown", "Shift+ArrowDown"]) await page.keyboard.press(key);
  await page.keyboard.type("121");
  await page.evaluate(() => {
    const start = (event) => {
      if (event.key !== "Enter") return;
      const from = performance.now();
      const hasPrice = () => document.querySelector(".time-grid-cell.rates-set")?.textContent.startsWith("121");
      void window.bench.paintedWith(hasPrice).then((time) => (window.filled = time - from));
    };
    addEventListener("keydown", start, { capture: true });
  });
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => window.filled !== undefined);
  return page.evaluate(() => window.filled);
}
