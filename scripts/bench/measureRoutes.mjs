import { openPage } from "./openPage.mjs";
import { percentile } from "./percentile.mjs";
import { usedHeap } from "./usedHeap.mjs";
import { walkMenu } from "./walkMenu.mjs";

const CHANGES = 500;

/** From a click in the menu to the page, and the memory that many changes of page leave. */
export async function measureRoutes({ browser, app, rates, rounds, record }) {
  for (const rate of rates) {
    const times = [];
    for (let round = 0; round < rounds; round += 1) {
      const { page, close } = await openAtMenu(browser, app, rate);
      await page.evaluate(walkMenu); // in the second lap its code is loaded, as all day long
      times.push(...(await page.evaluate(walkMenu)));
      await close();
    }
    record({ what: "route switch, p95", rate, value: percentile(times, 0.95), budget: rate === 1 ? 50 : 125 });
  }
  const { before, growth } = await heapOver(browser, app);
  record({ what: "JS heap with sample data (MB)", rate: 1, value: before, budget: 12 });
  record({ what: `heap growth over ${CHANGES} route changes (MB)`, rate: 1, value: growth, budget: 1 });
}

async function openAtMenu(browser, app, rate) {
  const opened = await openPage(browser, { rate, isSignedIn: true });
  await opened.page.goto(`${app}/`);
  await opened.page.waitForSelector(".sidebar-link");
  await opened.page.waitForTimeout(500);
  return opened;
}

async function heapOver(browser, app) {
  const { page, client, close } = await openAtMenu(browser, app, 1);
  const walk = async () => {
    let walked = 0;
    while (walked < CHANGES) walked += (await page.evaluate(walkMenu)).length;
  };
  await walk(); // the engine compiles what is used often: that is no leak, and is finished by then
  const before = await usedHeap(client);
  await walk();
  const growth = (await usedHeap(client)) - before;
  await close();
  return { before, growth };
}
