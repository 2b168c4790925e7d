import { openPage } from "./openPage.mjs";
import { percentile } from "./percentile.mjs";
import { switchConversations } from "./switchConversations.mjs";

/** A slow wireless network: bytes a second, and milliseconds for a round trip. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const SWITCHES = 40;
const words = "La dos catorce pide toallas";

const chats = { path: "/app/messaging/chat?latency=0", selector: ".chat-link" };
const inside = [
  ["reservation list", { path: "/app/booking/list?latency=0", selector: "[role=row] [role=cell] a" }], // not the row that says "busy"
  ["day board", { path: "/app/booking/home?latency=0", selector: "main table tbody tr" }],
  [
    "one reservation",
    { path: "/app/booking/management/booking/RSV-000482?latency=0", selector: "main form input[name]" },
  ],
];

/** From an empty tab to the first page, and what is done every day: a switch between chats, a key press. */
export async function measureFirst({ browser, app, floor, rates, record }) {
  const rounds = Number(process.env.ROUNDS ?? 5);
  for (const rate of rates) {
    const [first, ...others] = rate === 1 ? [110, 450] : [300, 1300];
    const start = (page, options) => medianOf(rounds, () => coldStart(browser, page, { rate, ...options }));

    const base = (await start({ path: `${floor}/`, selector: "#floor-form button" })).cold;
    record({ what: "floor: cold start to usable form", rate, value: base, base });
    const at = ({ path, selector }) => ({ path: app + path, selector });
    const login = at({ path: "/", selector: "button[type=submit]" });
    record({ what: "cold start: login visible", rate, value: (await start(login)).cold, budget: first, base });
    const slow = await start(login, { network: slowNetwork });
    record({ what: "the same at 1.6 Mbit/s, 150 ms", rate, value: slow.cold, budget: 450, base });
    const list = await start(at(chats), { isSignedIn: true });
    record({ what: "cold start: chat list", rate, value: list.cold, budget: others[0], base });
    record({ what: "second visit: chat list", rate, value: list.warm, budget: list.cold * 0.7, base });
    for (const [name, page] of inside) {
      const { cold } = await start(at(page), { isSignedIn: true });
      record({ what: `cold start: ${name}`, rate, value: cold, budget: list.cold * 1.3, base });
    }
    await measureEveryday({ browser, app, rate, record });
  }
}

/** Medians of a first and a second visit. */
async function medianOf(rounds, measure) {
  const visits = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await measure());
  return {
    cold: percentile(visits.map(({ cold }) => cold)),
    warm: percentile(visits.map(({ warm }) => warm)),
  };
}

/** Milliseconds from the navigation to the frame with the element, in a fresh profile, and again in the same. */
async function coldStart(browser, { path, selector }, { rate, network, isSignedIn }) {
  const { page, client, close } = await openPage(browser, { rate, isSignedIn });
  if (network) await client.send("Network.emulateNetworkConditions", network);
  await page.addInitScript((wanted) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(wanted)) return;
      observer.disconnect();
      void window.bench.painted().then(() => performance.mark("usable"));
    }).observe(document, { childList: true, subtree: true });
  }, selector);
  const visit = async () => {
    await page.goto(path);
    const time = await page.waitForFunction(() => performance.getEntriesByName("usable")[0]?.startTime);
    return time.jsonValue();
  };
  const cold = await visit();
  await page.waitForTimeout(1000); // what is fetched ahead is in the cache for the second visit
  const warm = await visit();
  await close();
  return { cold, warm };
}

/** In chats of 30 messages, after one lap through them; then the first long one, and the contacts. */
async function measureEveryday({ browser, app, rate, record }) {
  const everyday = await openPage(browser, { isSignedIn: true });
  await everyday.page.goto(`${app}/app/messaging/chat?messages=30&latency=0`);
  await everyday.page.waitForSelector(".chat-link");
  await everyday.slow(rate);
  await everyday.page.evaluate(switchConversations, SWITCHES);
  const switches = await everyday.page.evaluate(switchConversations, SWITCHES);
  record({ what: "switch between everyday chats", rate, value: percentile(switches), budget: rate === 1 ? 30 : 130 });
  const keys = await typeIn(everyday.page);
  record({ what: "key press to paint there", rate, value: percentile(keys), budget: rate === 1 ? 9 : 35 });
  await everyday.close();

  const long = await openPage(browser, { isSignedIn: true });
  await long.page.goto(`${app}/app/messaging/chat?messages=10000&latency=0`);
  await long.page.waitForSelector(".chat-link");
  await long.page.waitForTimeout(500);
  await long.slow(rate);
  const [first] = await long.page.evaluate(switchConversations, 1);
  record({ what: "first 10,000-message chat of a visit", rate, value: first, budget: rate === 1 ? 100 : 350 });
  await long.close();

  const people = await openPage(browser, { isSignedIn: true });
  await people.page.goto(`${app}/app/messaging/chat?contacts=5000&latency=0`);
  await people.page.waitForSelector(".chat-link");
  await people.page.waitForTimeout(500);
  await people.slow(rate);
  const contacts = await people.page.evaluate(async () => {
    const start = performance.now();
    document.querySelector('a[href$="/messaging/contacts"]').click();
    return (await window.bench.paintedWith(() => document.querySelector(".contacts-piece"))) - start;
  });
  record({ what: "contacts tab with 5,000 people", rate, value: contacts, budget: rate === 1 ? 100 : 350 });
  await people.close();
}

/** Milliseconds from each key to the frame with its letter. */
async function typeIn(page) {
  const field = page.getByRole("textbox", { name: /mensaje/i }).first();
  await field.focus();
  await page.evaluate(() => {
    window.keys = [];
    document.activeElement.addEventListener("keydown", ({ target, timeStamp }) => {
      const { length } = target.value;
      void window.bench
        .paintedWith(() => target.value.length > length)
        .then((time) => window.keys.push(time - timeStamp));
    });
  });
  for (const letter of words) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(60);
  }
  return page.evaluate(() => window.keys);
}
