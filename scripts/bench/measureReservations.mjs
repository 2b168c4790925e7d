import { mainThreadWork } from "./mainThreadWork.mjs";
import { openPage } from "./openPage.mjs";
import { percentile } from "./percentile.mjs";

const COUNT = 100_000;
/** Each letter finds fewer rows than the previous one. "RSV-" is part of every number. */
export const words = ["mar", "lop", "gut", "tor", "cas"];
/** The first word after loading, when none of its code has run yet. */
const firstWord = "mig";
const columns = ["customer", "checkin", "total", "created_at", "situation"];
const PAGES = 8;

/**
 * Searches, sorts and pages 100,000 reservations; beside it a page with only the library's table, ten rows of plain
 * text, and new rows at each letter.
 */
export async function measureReservations({ browser, app, floor, rates, rounds, record }) {
  for (const rate of rates) {
    const first = { keys: [], rows: [], work: [] };
    const plain = { keys: [], rows: [], work: [] };
    const figures = { start: [], keys: [], rows: [], work: [], sorted: [], sortedAgain: [], pages: [] };
    for (let round = 0; round < rounds; round += 1) {
      const { page, client, slow, close } = await openPage(browser, { rate, isSignedIn: true });
      figures.start.push(await firstRows(page, `${app}/app/booking/list?reservations=${COUNT}&latency=0`));
      await slow(1);
      await page.waitForTimeout(1000);
      await slow(rate);
      await look(page, client, firstWord, first);
      for (const word of words) await look(page, client, word, figures);
      figures.sorted.push(...(await page.evaluate(sortBy, columns)));
      figures.sortedAgain.push(...(await page.evaluate(sortBy, columns)));
      figures.pages.push(...(await page.evaluate(turnPages, PAGES)));
      await close();
      await lookInPlainTable(browser, `${floor}/table.html`, rate, plain);
    }
    const isSlowed = rate > 1;
    const of = "100,000 reservations";
    const budget = isSlowed ? 66 : 33;
    const [keys, baseKeys] = [figures, plain].map((one) => percentile(one.keys, 0.95));
    const [rows, baseRows] = [figures, plain].map((one) => percentile(one.rows));
    record({ what: "filter ten rows of plain text: key press to paint, p95", rate, value: baseKeys });
    record({ what: "filter ten rows of plain text: a letter to its rows", rate, value: baseRows });
    record({
      what: `filter ${of}: key press to paint, p95`,
      rate,
      value: keys,
      budget: isSlowed ? 48 : 24,
      base: baseKeys,
    });
    record({ what: `filter ${of}: a letter to its rows`, rate, value: rows, budget, base: baseRows });
    record({ what: `filter ${of}: a letter to its rows, p95`, rate, value: percentile(figures.rows, 0.95) });
    record({ what: `filter ${of}: a letter of the first word to its rows`, rate, value: percentile(first.rows) });
    record({ what: `filter ${of}: main thread's work for a letter`, rate, value: percentile(figures.work) });
    record({ what: `sort ${of} by a column, the first time`, rate, value: percentile(figures.sorted) });
    record({ what: `sort ${of} by a column, again`, rate, value: percentile(figures.sortedAgain), budget });
    record({ what: `turn a page of ${of}`, rate, value: percentile(figures.pages), budget });
    record({ what: `navigation to the first rows of ${of}`, rate, value: percentile(figures.start) });
  }
}

export async function firstRows(page, url) {
  await page.addInitScript(() => {
    window.shownRows = () => {
      const numbers = [...document.querySelectorAll(".data-table:not(.is-stale) .customer-number")];
      const total = document.querySelector(".pagination-range")?.textContent.split(" ").at(-1);
      return numbers.length > 0 ? [total, ...numbers.map(({ textContent }) => textContent)].join() : "";
    };
    /** Resolves with the time of the first frame with other rows, or another total. */
    window.rowsOtherThan = (before) =>
      window.bench.paintedWith(() => window.shownRows() !== "" && window.shownRows() !== before, 60_000);
  });
  await page.goto(url);
  const time = await page.evaluate(() => window.rowsOtherThan(""));
  await page.evaluate(watchLetters);
  return time;
}

async function lookInPlainTable(browser, url, rate, figures) {
  const { page, client, slow, close } = await openPage(browser);
  await page.goto(url);
  await page.waitForSelector(".rdt_TableRow");
  await page.evaluate(() => {
    window.shownRows = () => document.querySelector(".rdt_TableBody").textContent;
    window.rowsOtherThan = (before) => window.bench.paintedWith(() => window.shownRows() !== before);
  });
  await page.evaluate(watchLetters);
  await slow(rate);
  await look(page, client, firstWord, { keys: [], rows: [], work: [] });
  for (const word of words) await look(page, client, word, figures);
  await close();
}

/** In the page: for each letter, waits for the first frame with it, and for the first with its rows. */
function watchLetters() {
  const box = document.querySelector("input[type=search]");
  window.letters = [];
  box.addEventListener("keydown", ({ key, timeStamp }) => {
    if (key.length > 1) return;
    const [value, rows] = [box.value, window.shownRows()];
    const frames = [window.bench.paintedWith(() => box.value !== value), window.rowsOtherThan(rows)];
    window.letters.push(Promise.all(frames).then((times) => times.map((time) => time - timeStamp)));
  });
}

/** Types a word at the pace of a person, and waits for the rows of each letter. */
export async function look(page, client, word, { keys, rows, work }) {
  await page.locator("input[type=search]").focus();
  for (const [index, letter] of Array.from(word).entries()) {
    const typed = await mainThreadWork(client, async () => {
      await page.keyboard.press(letter);
      await page.evaluate(() => window.letters.at(-1));
      await page.waitForTimeout(100 + ((index * 7) % 23)); // keys out of step with frames
    });
    work.push(typed.work);
  }
  for (const [own, itsRows] of await page.evaluate(() => Promise.all(window.letters.splice(0)))) {
    keys.push(own);
    rows.push(itsRows);
  }
  await page.keyboard.press("Escape");
  await page.waitForTimeout(600);
}

/** In the page: from the click on each head to the first frame with the rows in its order. */
async function sortBy(names) {
  const times = [];
  for (const name of names) {
    const before = window.shownRows();
    const start = performance.now();
    document.querySelector(`.rdt_TableCol[data-column-id="${name}"] .sort-button`).click();
    times.push((await window.rowsOtherThan(before)) - start);
    await new Promise((done) => setTimeout(done, 200));
  }
  return times;
}

/** In the page: from the click on "next" to the first frame with the rows of that page. */
async function turnPages(count) {
  const times = [];
  for (let turn = 0; turn < count; turn += 1) {
    const before = window.shownRows();
    const start = performance.now();
    document.querySelectorAll(".pagination-buttons button")[2].click();
    times.push((await window.rowsOtherThan(before)) - start);
    await new Promise((done) => setTimeout(done, 200));
  }
  return times;
}
