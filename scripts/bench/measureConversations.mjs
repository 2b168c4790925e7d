import { mainThreadWork } from "./mainThreadWork.mjs";
import { openPage } from "./openPage.mjs";
import { percentile } from "./percentile.mjs";

/** Minimum time that a person holds the mouse button down, or waits on a link before Enter, ms. */
const PRESS_MS = 80;
const REST_MS = 250;
const LENGTHS = [10_000, 100_000];
const words = "Se puede entrar ya en la dos catorce, falta agua";

/** Opens the first direct chat, types in it and opens the emojis, after other conversations were opened. */
export async function measureConversations({ browser, app, rates, rounds, record }) {
  for (const length of LENGTHS) {
    for (const rate of rates) {
      const figures = {
        first: [],
        open: [],
        byKey: [],
        unannounced: [],
        work: [],
        nodes: [],
        keys: [],
        emojis: [],
        emojisAgain: [],
      };
      for (let round = 0; round < rounds; round += 1) {
        figures.byKey.push(await openApart({ browser, app, rate, length }, enter));
        figures.unannounced.push(await openApart({ browser, app, rate, length }, click));
        const { page, client, close, first } = await openOthers({ browser, app, rate, length }, press);
        figures.first.push(first);
        const { result, work } = await mainThreadWork(client, () => press(page, "contact-rosario"));
        const { time, nodes, last } = result;
        if (last !== length) throw new Error(`Opened at message ${last} of ${length}`);
        figures.open.push(time);
        figures.work.push(work);
        figures.nodes.push(nodes);
        figures.keys.push(...(await type(page)));
        figures.emojis.push(await page.evaluate(openEmojis));
        await page.keyboard.press("Escape");
        figures.emojisAgain.push(await page.evaluate(openEmojis));
        await close();
      }
      const of = `of ${length.toLocaleString("en")} messages`;
      const isSlowed = rate > 1;
      const budget = isSlowed ? 100 : 50;
      record({ what: `open a conversation ${of}`, rate, value: percentile(figures.open), budget });
      record({ what: `open one ${of}, by a key`, rate, value: percentile(figures.byKey), budget });
      record({ what: `open one ${of}, by a script`, rate, value: percentile(figures.unannounced) });
      if (!isSlowed) record({ what: `main thread's work to open one ${of}`, rate, value: percentile(figures.work) });
      record({ what: "the first conversation since the app was loaded", rate, value: percentile(figures.first) });
      record({ what: `elements with one ${of} open`, rate, value: Math.max(...figures.nodes), budget: 1500 });
      const keys = percentile(figures.keys, 0.95);
      record({ what: `key press to paint ${of}, p95`, rate, value: keys, budget: isSlowed ? 48 : 24 });
      record({ what: "emojis open, the first time", rate, value: percentile(figures.emojis) });
      record({ what: "emojis open, again", rate, value: percentile(figures.emojisAgain) });
    }
  }
}

/** A click by script, without pointing first: the conversation is requested only then. */
const click = (page, id) => page.evaluate(openConversation, { id });

/** Opens a chat by keyboard: focus on the link, then Enter. */
async function enter(page, id) {
  const opened = page.evaluate(openConversation, { id, isPressed: true });
  await page.locator(`.chat-link[href*="${id}"]`).first().focus();
  await page.waitForTimeout(REST_MS);
  await page.keyboard.press("Enter");
  return opened;
}

/** A page with four other conversations opened, and the time of the first of them. */
export async function openOthers({ browser, app, rate, length }, open) {
  const { page, client, slow, close } = await openPage(browser, { isSignedIn: true });
  await page.goto(`${app}/app/messaging/chat?messages=${length}&latency=0`);
  await page.waitForSelector(".chat-link");
  await page.waitForTimeout(500);
  await slow(rate);
  const { time: first } = await open(page, "contact-lucia");
  for (const other of ["contact-joan", "channel-pisos", "contact-omar"]) await open(page, other);
  await page.waitForTimeout(300);
  return { page, client, close, first };
}

/** The same conversation opened in another way, in a page of its own. */
async function openApart(at, open) {
  const { page, close } = await openOthers(at, open);
  const { time } = await open(page, "contact-rosario");
  await close();
  return time;
}

/** Opens a chat as a hand does: the mouse button is down for a while, and the click comes with its release. */
export async function press(page, id) {
  const link = page.locator(`.chat-link[href*="${id}"]`).first();
  await link.scrollIntoViewIfNeeded();
  const { x, y } = await link.boundingBox();
  const opened = page.evaluate(openConversation, { id, isPressed: true });
  await page.mouse.move(x + 60, y + 20);
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
  return opened;
}

/** In the page: from the click on a chat to the first frame in which its last message is painted. */
async function openConversation({ id, isPressed = false }) {
  const { paintedWith, isInView } = window.bench;
  const link = document.querySelector(`.chat-link[href*="${id}"]`);
  const lastMessage = () => [...document.querySelectorAll(".message")].at(-1);
  const clicked = new Promise((done) => {
    link.addEventListener("click", ({ timeStamp }) => done(timeStamp), { once: true, capture: true });
  });
  if (!isPressed) link.click();
  const start = await clicked;
  const end = await paintedWith(
    () =>
      location.pathname === link.pathname &&
      document.querySelector(`.conversation-header h2`)?.textContent === link.querySelector(".chat-name").textContent &&
      isInView(lastMessage(), document.querySelector(".messages-scroller")),
  );
  return {
    time: end - start,
    nodes: document.querySelectorAll("*").length,
    last: Number(lastMessage().getAttribute("aria-posinset")),
  };
}

/** Milliseconds from the browser's time of each key to the frame with its letter. */
async function type(page) {
  await page.locator(".message-box textarea").focus();
  await page.evaluate(() => {
    window.keys = [];
    const box = document.activeElement;
    box.addEventListener("keydown", ({ timeStamp }) => {
      const before = box.value;
      void window.bench.painted().then((time) => window.keys.push(box.value === before ? Infinity : time - timeStamp));
    });
  });
  for (const [index, letter] of Array.from(words).entries()) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(40 + ((index * 7) % 23)); // keys out of step with frames
  }
  return page.evaluate(() => window.keys);
}

/** In the page: from the click on the button to the first frame with emojis in it. */
async function openEmojis() {
  const start = performance.now();
  document.querySelector('.composer button[aria-haspopup="dialog"]').click();
  const isThere = () => document.querySelector(".emoji-panel [role=gridcell]")?.checkVisibility() === true;
  return (await window.bench.paintedWith(isThere)) - start;
}
