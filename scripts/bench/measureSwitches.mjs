import { openPage } from "./openPage.mjs";
import { percentile } from "./percentile.mjs";
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

/** In the page: clicks one chat after the other and waits until its messages are painted. */
async function switchConversations(count) {
  const { paintedWith, isInView } = window.bench;
  const times = [];
  while (times.length < count) {
    for (const link of document.querySelectorAll(".chat-link")) {
      const start = performance.now();
      link.click();
      const end = await paintedWith(
        () =>
          location.pathname === link.pathname &&
          document.querySelector(".conversation-header h2")?.textContent ===
            link.querySelector(".chat-name").textContent &&
          [...document.querySelectorAll(".message")].some((message) =>
            isInView(message, document.querySelector(".messages-scroller")),
          ),
      );
      times.push(end - start);
    }
  }
  return times;
}
