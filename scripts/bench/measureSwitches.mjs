import { openPage } from "./openPage.mjs";
import { percentile } from "./percentile.mjs";
import { switchConversations } from "./switchConversations.mjs";
import { usedHeap } from "./usedHeap.mjs";

const SWITCHES = 500;

/** From conversation to conversation, all of them in turn, and the memory that this leaves. */
export async function measureSwitches({ browser, app, record }) {
  const { page, client, close } = await openPage(browser, { isSignedIn: true });
  await page.goto(`${app}/app/messaging/chat?messages=10000&latency=0`);
  await page.waitForSelector(".chat-link");
  await page.evaluate(switchConversations, SWITCHES / 2); // compiled code and the app's caches are there by then
  const before = await usedHeap(client);
  const times = await page.evaluate(switchConversations, SWITCHES);
  const growth = (await usedHeap(client)) - before;
  await close();
  record({ what: "switch to a conversation that was open before, p95", rate: 1, value: percentile(times, 0.95) });
  record({ what: `heap growth over ${SWITCHES} switches (MB)`, rate: 1, value: growth, budget: 1 });
}
