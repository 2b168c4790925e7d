import path from "node:path";

import { compressedServer } from "./compressedServer.mjs";
import { openPage } from "./openPage.mjs";
import { percentile } from "./percentile.mjs";

const MEGABIT = 1_000_000 / 8;

/** Milliseconds for a round trip, and bytes a second. */
const networks = [
  { name: "local" },
  { name: "20 Mbit/s, 60 ms", latency: 60, throughput: 20 * MEGABIT, budget: 600 },
  { name: "5 Mbit/s, 120 ms", latency: 120, throughput: 5 * MEGABIT, budget: 1100 },
];

const chats = { name: "chat list", path: "/app/messaging/chat?latency=0", rows: ".chat-link" };
const others = [
  { name: "day board", path: "/app/booking/home?latency=0", rows: "main table tbody tr" },
  { name: "reservation list", path: "/app/booking/list?latency=0", rows: "[role=row] [role=cell] a" },
  { name: "one reservation", path: "/app/booking/management/booking/RSV-000482?latency=0", rows: "main [role=tab]" },
  { name: "dashboard", path: "/app/dashboards/hotels?latency=0", rows: "main a[href*='rows']" },
];

/** First pages on the networks of hotels, with compressed files: time, requests, bytes and waves. */
export async function measureNetworks({ browser, record }) {
  const app = await compressedServer(path.resolve("dist"));
  const floor = await compressedServer(path.resolve("reports/floor"));
  const rounds = Number(process.env.ROUNDS ?? 5);
  for (const network of networks) {
    const on = (what) => `${what}: ${network.name}`;
    const timeOf = (page, options) => medianOf(rounds, () => firstVisit(browser, network, page, options));
    const base = (await timeOf({ path: `${floor.url}/`, rows: "#floor-form button" })).time;
    record({ what: on("floor"), rate: 1, value: base, base });
    const inside = (page) => timeOf({ ...page, path: app.url + page.path }, { isSignedIn: true });
    const list = await inside(chats);
    record({ what: on(chats.name), rate: 1, value: list.time, budget: network.budget ?? base * 2.6, base });
    if (network === networks[0]) {
      record({ what: "chat list: requests", rate: 1, value: list.requests, budget: 20 });
      record({ what: "chat list: kB on the wire", rate: 1, value: list.bytes / 1024 });
      record({ what: "chat list: waves after index.html", rate: 1, value: list.waves, budget: 1 });
    }
    for (const page of others) {
      const { time } = await inside(page);
      record({ what: on(page.name), rate: 1, value: time, budget: list.time * 1.25, base });
    }
  }
  app.close();
  floor.close();
}

async function medianOf(rounds, measure) {
  const visits = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await measure());
  const median = (name) => percentile(visits.map((visit) => visit[name]));
  return { time: median("time"), requests: median("requests"), bytes: median("bytes"), waves: median("waves") };
}

/** The first visit of a fresh profile: milliseconds from the navigation to the frame with the first row. */
async function firstVisit(browser, { latency, throughput }, { path: address, rows }, { isSignedIn = false } = {}) {
  const { page, client, close } = await openPage(browser, { isSignedIn });
  if (latency) {
    const speed = { downloadThroughput: throughput, uploadThroughput: throughput };
    await client.send("Network.emulateNetworkConditions", { offline: false, latency, ...speed });
  }
  await page.addInitScript((wanted) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(wanted)) return;
      observer.disconnect();
      performance.mark("rows");
      void window.bench.painted().then(() => performance.mark("usable"));
    }).observe(document, { childList: true, subtree: true });
  }, rows);
  await page.goto(address);
  const visit = await page.waitForFunction(() => {
    const time = performance.getEntriesByName("usable")[0]?.startTime;
    if (time === undefined) return undefined;
    const shown = performance.getEntriesByName("rows")[0].startTime; // what they hold, as pictures, comes later
    const files = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < shown);
    return {
      time,
      requests: files.length + 1,
      bytes: files.reduce((sum, { transferSize }) => sum + transferSize, 0),
      names: files.map(({ name }) => new URL(name).pathname.slice(1)).filter((name) => /\.(js|css)$/.test(name)),
    };
  });
  const { names, ...measured } = await visit.jsonValue();
  const index = await (await page.request.get(address)).text();
  await close();
  return { ...measured, waves: names.every((name) => index.includes(name)) ? 1 : 2 };
}
