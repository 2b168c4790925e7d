// Walks 500 pages and 500 conversations of the built app in Chromium, after a first 500 of each, and measures the
// memory that they leave: npm run leaks. Fails over the limits; writes reports/leaks.json. With `--only conversation` the
// walk whose name contains this; with E2E_BUILT the build that is there already.
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

import { chromium } from "@playwright/test";
import { build, preview } from "vite";

import { memoryOf } from "../bench/memoryOf.mjs";
import { openPage } from "../bench/openPage.mjs";
import { switchConversations } from "../bench/switchConversations.mjs";
import { walkMenu } from "../bench/walkMenu.mjs";
import { findChromium } from "../browser.mjs";

const TIMES = 500;
const PORT = Number(process.env.PORT ?? 4182);
/** How much more may remain than before: MB of heap, nodes, nodes in no document, listeners. */
const limits = { heap: 1, nodes: 0, detached: 0, listeners: 0 };

const { only } = parseArgs({ options: { only: { type: "string", default: "" } } }).values;
const walks = {
  "route changes": { path: "/?latency=0", ready: ".sidebar-link", walk: walkPages },
  "conversation switches": {
    path: "/app/messaging/chat?messages=10000&latency=0",
    ready: ".chat-link",
    walk: walkChats,
  },
};

const executablePath = findChromium();
if (!executablePath) throw new Error("No Chromium found: run `npm run e2e:browser`.");
if (!process.env.E2E_BUILT) await build({ logLevel: "error" });
const app = await preview({ logLevel: "error", preview: { port: PORT, strictPort: true } });
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });

const rows = [];
try {
  for (const [what, { path, ready, walk }] of Object.entries(walks).filter(([name]) => name.includes(only))) {
    const { page, client, close } = await openPage(browser, { isSignedIn: true });
    await page.goto(`http://localhost:${PORT}${path}`);
    await page.waitForSelector(ready);
    await walk(page); // compiled code and the app's caches are there by then
    const before = await memoryOf(client);
    await walk(page);
    const after = await memoryOf(client);
    await close();
    for (const [figure, limit] of Object.entries(limits)) {
      const growth = after[figure] - before[figure];
      rows.push({ over: `${TIMES} ${what}`, figure, before: before[figure], after: after[figure], growth, limit });
    }
  }
} finally {
  await browser.close();
  await app.close();
}

mkdirSync("reports", { recursive: true });
writeFileSync("reports/leaks.json", `${JSON.stringify({ at: new Date().toISOString(), rows }, null, 2)}\n`);
const isMet = ({ growth, limit }) => growth <= limit;
console.table(rows.map((row) => ({ ...rounded(row), verdict: isMet(row) ? "met" : "OVER" })));
if (!rows.every(isMet)) process.exitCode = 1;

async function walkPages(page) {
  for (let walked = 0; walked < TIMES;) walked += (await page.evaluate(walkMenu)).length;
}

function walkChats(page) {
  return page.evaluate(switchConversations, TIMES);
}

function rounded({ before, after, growth, ...row }) {
  const [from, to, more] = [before, after, growth].map((value) => Math.round(value * 100) / 100);
  return { ...row, before: from, after: to, growth: more };
}
