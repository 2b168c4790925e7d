import { openPage } from "./openPage.mjs";

const DISTANCE = 12_000;
const PER_SECOND = 4000;
/** A frame counts as missed after one and a half times a sixtieth of a second. */
const LATE_MS = 25;

/** Scrolls the long lists, and in the same run an empty page, whose missed frames are the machine's. */
export async function measureScrolling({ browser, app, floor, rates, rounds, record }) {
  const lists = [
    {
      what: "a conversation of 100,000 messages",
      url: `${app}/app/messaging/chat/contact-rosario?messages=100000&latency=0`,
      scroller: ".messages-scroller",
      list: "[role=list]",
      row: ".message-slot",
      isUpwards: true,
    },
    {
      what: "5,000 contacts",
      url: `${app}/app/messaging/contacts?contacts=5000`,
      scroller: ".contacts-scroller",
      list: ":scope > :last-child",
      row: ".contacts-piece",
    },
  ];
  const empty = { url: `${floor}/scroller.html`, scroller: "#scroller" };

  for (const rate of rates) {
    const totals = [empty, ...lists].map((list) => ({ ...list, frames: 0, late: 0, blank: 0 }));
    for (let round = 0; round < rounds; round += 1) {
      for (const total of totals) {
        const { frames, late, blank } = await scroll(browser, total, rate);
        total.frames += frames;
        total.late += late;
        total.blank += blank;
      }
    }
    const [base, ...others] = totals.map((total) => ({ ...total, share: (100 * total.late) / total.frames }));
    record({ what: "scroll nothing: late frames (%)", rate, value: base.share });
    for (const { what, share, blank } of others) {
      record({ what: `scroll ${what}: late frames (%)`, rate, value: share, budget: base.share });
      record({ what: `scroll ${what}: frames with a blank strip`, rate, value: blank, budget: 0 });
    }
  }
}

async function scroll(browser, { url, scroller, list, row, isUpwards }, rate) {
  const { page, client, slow, close } = await openPage(browser, { isSignedIn: true });
  await page.goto(url);
  await page.waitForSelector(row ?? scroller);
  await page.waitForTimeout(700);
  await slow(rate);
  const { x, y } = await page.evaluate((selector) => {
    const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, scroller);
  await page.evaluate(watchFrames, { scroller, list, row, LATE_MS });
  await client.send("Input.synthesizeScrollGesture", {
    x,
    y,
    yDistance: isUpwards ? DISTANCE : -DISTANCE,
    speed: PER_SECOND,
    gestureSourceType: "mouse",
    preventFling: true,
  });
  const seen = await page.evaluate(() => window.seen);
  await close();
  if (seen.distance < DISTANCE / 2) throw new Error(`Scrolled no more than ${seen.distance} px of ${url}`);
  return seen;
}

/** In the page: for each frame, whether it was late, and whether rows filled the visible part of the list. */
function watchFrames({ scroller: selector, list: listSelector, row, LATE_MS: late }) {
  const scroller = document.querySelector(selector);
  const seen = (window.seen = { frames: 0, late: 0, blank: 0, distance: 0 });
  let [lastTime, lastTop, lastHeight] = [performance.now(), scroller.scrollTop, scroller.scrollHeight];

  function look() {
    const { scrollTop, scrollHeight } = scroller;
    // rows inserted before the others move them down, and that is no scrolling
    seen.distance += Math.abs(scrollTop - lastTop - (scrollTop < lastTop ? 0 : scrollHeight - lastHeight));
    [lastTop, lastHeight] = [scrollTop, scrollHeight];
    if (row && !isFilled([...scroller.querySelectorAll(row)])) seen.blank += 1;
  }

  function isFilled(pieces) {
    const view = scroller.getBoundingClientRect();
    const list = scroller.querySelector(listSelector).getBoundingClientRect();
    let filledTo = Math.max(view.top, list.top);
    const shown = pieces.filter((piece) => piece.checkVisibility({ visibilityProperty: true }));
    const places = shown.map((piece) => piece.getBoundingClientRect()).toSorted((a, b) => a.top - b.top);
    for (const { top, bottom } of places) if (top <= filledTo + 1) filledTo = Math.max(filledTo, bottom);
    return filledTo >= Math.min(view.bottom, list.bottom) - 1;
  }

  requestAnimationFrame(function watch(time) {
    seen.frames += 1;
    if (time - lastTime > late) seen.late += 1;
    lastTime = time;
    window.bench.afterFrame(look);
    requestAnimationFrame(watch);
  });
}
