import { lateShare, scroll, timeReply } from "./gridFrames.mjs";
import { openPage } from "./openPage.mjs";
import { percentile } from "./percentile.mjs";

/** Some 30,000 stays, from four months ago on. */
const house = "rooms=500&reservations=46000&latency=0";
const BEHIND = 120;
const DISTANCE = 12_000;

/** A year of a house of 500 rooms: its first rows, scrolling both ways, and a bar that is dragged. */
export async function measurePlanning({ browser, app, floor, rates, rounds, record }) {
  const from = new Date(Date.now() - BEHIND * 24 * 3_600_000).toISOString().slice(0, 10);
  const url = `${app}/app/booking/availability?${house}&nights=365&from=${from}`;
  const what = "planning of 500 rooms and 365 nights";
  for (const rate of rates) {
    const budget = (most) => (rate > 1 ? undefined : most);
    const taken = { rows: [], elements: [], frame: [], drop: [] };
    const late = { nothing: [], down: [], on: [] };
    for (let round = 0; round < rounds; round += 1) {
      const empty = await openPage(browser, { rate });
      await empty.page.goto(`${floor}/scroller.html`);
      late.nothing.push(await scroll(empty, "#scroller", { yDistance: -DISTANCE }));
      await empty.close();

      const opened = await openPage(browser, { rate, isSignedIn: true });
      const { page } = opened;
      await page.addInitScript(timeReply, "stays");
      await page.goto(url);
      await page.waitForFunction(() => window.firstRows !== undefined, undefined, { timeout: 120_000 });
      taken.rows.push(await page.evaluate(() => window.firstRows));
      await page.waitForTimeout(1000);
      const { frame, drop } = await drag(page);
      taken.frame.push(frame);
      taken.drop.push(drop);
      late.down.push(await scroll(opened, ".time-grid", { yDistance: -DISTANCE }));
      late.on.push(await scroll(opened, ".time-grid", { xDistance: -DISTANCE }));
      taken.elements.push(await page.evaluate(() => document.querySelectorAll("*").length));
      await opened.close();
    }
    record({ what: `${what}: first rows after the reply`, rate, value: percentile(taken.rows), budget: budget(300) });
    record({ what: `${what}: elements`, rate, value: percentile(taken.elements), budget: 3000 });
    record({
      what: `${what}: a move of the hand to the frame of its bar`,
      rate,
      value: percentile(taken.frame),
      budget: budget(34),
    });
    record({ what: `${what}: a drop is judged`, rate, value: percentile(taken.drop), budget: budget(16) });
    const base = lateShare(late.nothing);
    record({ what: "scroll nothing: late frames (%)", rate, value: base });
    for (const way of ["down", "on"]) {
      record({
        what: `scroll ${what}, ${way}: late frames (%)`,
        rate,
        value: lateShare(late[way]),
        budget: budget(1.2 * base),
      });
    }
  }
}

/** By mouse, from a bar to the line below. */
async function drag(page) {
  await page.evaluate((nights) => {
    const grid = document.querySelector(".time-grid");
    grid.scrollTo(nights * Number.parseFloat(grid.style.getPropertyValue("--grid-column")), 0);
  }, BEHIND - 1);
  const bar = page.locator(".planning-bar.is-movable").first();
  await bar.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await bar.boundingBox();
  const [left, top] = [x + Math.min(20, width / 2), y + height / 2];
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.evaluate(watchDrag);
  await page.mouse.move(left, top + 40);
  await page.waitForFunction(() => window.drag.frame !== undefined);
  await page.mouse.up();
  const taken = await page.evaluate(() => window.drag);
  await page.keyboard.press("Escape");
  return taken;
}

/** In the page: from the move to the frame in which the bar has followed, and how long a drop keeps the page busy. */
function watchDrag() {
  window.drag = {};
  const hasGhost = () => document.querySelector(".time-grid-ghost") !== null;
  addEventListener(
    "pointermove",
    () => {
      const start = performance.now();
      void window.bench.paintedWith(hasGhost).then((time) => (window.drag.frame = time - start));
    },
    { once: true, capture: true },
  );
  addEventListener("pointerup", () => (window.drag.start = performance.now()), { once: true, capture: true });
  addEventListener("pointerup", () => (window.drag.drop = performance.now() - window.drag.start), { once: true });
}
