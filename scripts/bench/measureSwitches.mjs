import { openPage } from "./openPage.mjs";
import { percentile } from "./percentile.mjs";
import { switchConversations } from "./switchConversations.mjs";
import { usedHeap } from "./usedHeap.mjs";

const SWITCHES = 500;

/** From one conversation to the next, all of them in turn, and what stays in memory of that. */
export async function measureSwitches({ browser, app, record }) {
  const { page, client, close } = await openPage(browser, { isSignedIn: true });
  await page.goto(`${app}/app/messaging/chat?messages=10000&latency=0`);
  await page.waitForSelector(".chat-link");
  await page.evaluate(switchConversations, SWITCHES / 2); // what the engine compiles and the app keeps at hand is there
  const before = await usedHeap(client);
  const times = await page.evaluate(switchConversations, SWITCHES);
  const growth = (await usedHeap(client)) - before;
  await close();
  record({ what: "switch to a conversation that was open before, p95", rate: 1, value: percentile(times, 0.95) });
  record({ what: `heap growth over ${SWITCHES} switches (MB)`, rate: 1, value: growth, budget: 1 });
}
