// Measures the built app in Chromium at full speed and slowed four times, beside a floor measured in the same run: a
// page with only the required libraries. Prints a table, and writes reports/bench.json. A figure over its budget is
// marked; machines differ, so nothing fails here. Sizes fail, in `npm test`. `npm run bench -- --only messaging`
// measures one group; ROUNDS=3 says how often each figure is taken.
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { build, preview } from "vite";

import { measureAssignment } from "./bench/measureAssignment.mjs";
import { measureContacts } from "./bench/measureContacts.mjs";
import { measureConversations } from "./bench/measureConversations.mjs";
import { measureDesk } from "./bench/measureDesk.mjs";
import { measureFigures } from "./bench/measureFigures.mjs";
import { measureFirst } from "./bench/measureFirst.mjs";
import { measureGrowth } from "./bench/measureGrowth.mjs";
import { measureNetworks } from "./bench/measureNetworks.mjs";
import { measurePlanning } from "./bench/measurePlanning.mjs";
import { measureRates } from "./bench/measureRates.mjs";
import { measureReservations } from "./bench/measureReservations.mjs";
import { measureRoutes } from "./bench/measureRoutes.mjs";
import { measureScrolling } from "./bench/measureScrolling.mjs";
import { measureSlowing } from "./bench/measureSlowing.mjs";
import { measureStart } from "./bench/measureStart.mjs";
import { measureSwitches } from "./bench/measureSwitches.mjs";
import { findChromium } from "./browser.mjs";

const groups = {
  first: [measureFirst, measureNetworks],
  networks: [measureNetworks],
  start: [measureSlowing, measureStart],
  routes: [measureRoutes],
  messaging: [measureConversations, measureScrolling, measureContacts, measureSwitches],
  reservations: [measureReservations],
  desk: [measureDesk],
  assignment: [measureAssignment],
  planning: [measurePlanning],
  rates: [measureRates],
  figures: [measureFigures],
  growth: [measureGrowth],
};
const rates = [1, 4];
const rounds = Number(process.env.ROUNDS ?? 3);
const ports = { app: 4180, floor: 4181 };

const { only = Object.keys(groups) } = parseArgs({ options: { only: { type: "string", multiple: true } } }).values;
const unknown = only.find((group) => !Object.hasOwn(groups, group));
if (unknown) throw new Error(`No group "${unknown}": there are ${Object.keys(groups).join(", ")}.`);
const executablePath = findChromium();
if (!executablePath) throw new Error("No Chromium found: run `npm run e2e:browser`.");

const floorDir = path.resolve("reports/floor");
await build({ logLevel: "error" });
await build({
  configFile: false,
  logLevel: "error",
  root: path.resolve("scripts/floor"),
  build: {
    outDir: floorDir,
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: {
      input: ["index.html", "scroller.html", "table.html"].map((page) => path.resolve("scripts/floor", page)),
    },
  },
  resolve: { alias: [{ find: /^axios$/, replacement: path.resolve("node_modules/axios/index.js") }] },
});
const app = await preview({ logLevel: "error", preview: { port: ports.app, strictPort: true } });
const floor = await preview({
  configFile: false,
  logLevel: "error",
  build: { outDir: floorDir },
  preview: { port: ports.floor, strictPort: true },
});
const browser = await chromium.launch({
  executablePath,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--enable-precise-memory-info"],
});

const figures = [];
const bench = {
  browser,
  app: `http://localhost:${ports.app}`,
  floor: `http://localhost:${ports.floor}`,
  rates,
  rounds,
  record: (figure) => figures.push(figure),
};
const machine = { processors: cpus().length, load: loadavg()[0] };
mkdirSync("reports", { recursive: true });
try {
  for (const measure of only.flatMap((group) => groups[group])) {
    await measure(bench);
    const report = { at: new Date().toISOString(), machine, rounds, figures };
    writeFileSync("reports/bench.json", `${JSON.stringify(report, null, 2)}\n`);
  }
} finally {
  console.table(figures.map(rowOf));
  await browser.close();
  await Promise.all([app.close(), floor.close()]);
}

function rowOf({ what, rate, value, budget, base }) {
  return {
    what,
    "CPU slowed": `${rate}×`,
    measured: round(value),
    budget: budget === undefined ? "" : round(budget),
    "× floor": base ? round(value / base) : "",
    verdict: budget === undefined ? "" : value <= budget ? "met" : "OVER",
  };
}

function round(value) {
  return Math.round(value * 100) / 100;
}
