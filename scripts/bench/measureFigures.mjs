import { openPage } from "./openPage.mjs";
import { percentile } from "./percentile.mjs";

const COUNT = 100_000;
const YEAR = new Date().getFullYear();
const DASHBOARD = "/app/dashboards/hotels";
/** Each is asked for once: a page may keep the reply to a question that it has asked before. */
const periods = [
  [YEAR, "date"],
  [YEAR, "before"],
  [YEAR - 1, "weekday"],
  [YEAR - 1, "date"],
  [YEAR - 1, "before"],
];

/** The figures of a year with 100,000 reservations, and the dashboard from the reply to the first frame with its figures. */
export async function measureFigures({ browser, app, rates, rounds, record }) {
  for (const rate of rates) {
    const usable = [];
    const first = [];
    const later = [];
    for (let round = 0; round < rounds; round += 1) {
      usable.push(await firstFrame(browser, `${app}${DASHBOARD}?latency=0`, rate));
      const { page, close } = await openDashboard(browser, rate);
      await page.goto(`${app}${DASHBOARD}?reservations=${COUNT}&latency=0&${searchOf(YEAR, "weekday")}`);
      first.push(await page.evaluate(replyTime, 0));
      for (const [place, [year, compare]] of periods.entries()) {
        await page.evaluate(goTo, `${DASHBOARD}?${searchOf(year, compare)}`);
        later.push(await page.evaluate(replyTime, place + 1));
      }
      await close();
    }
    const budget = rate > 1 ? undefined : 100;
    record({
      what: "dashboard: from the reply to the frame with its figures",
      rate,
      value: percentile(usable),
      budget,
    });
    const what = `figures of a year with ${COUNT.toLocaleString("en")} reservations, in the fake backend`;
    record({ what, rate, value: percentile(later), budget });
    record({ what: `${what}, the first time, with the sample`, rate, value: percentile(first) });
  }
}

const searchOf = (year, compare) => `from=${year}-01-01&to=${year}-12-31&compare=${compare}`;

async function openDashboard(browser, rate) {
  const opened = await openPage(browser, { rate, isSignedIn: true });
  await opened.page.addInitScript(watchCalls);
  return opened;
}

async function firstFrame(browser, address, rate) {
  const { page, close } = await openDashboard(browser, rate);
  await page.goto(address);
  const time = await page.evaluate(async () => (await window.usable) - window.figureCalls[0].replied);
  await close();
  return time;
}

/** In the page, before the app: notes when the dashboard's figures are asked for and replied to, and when they are there. */
function watchCalls() {
  const isOfFigures = (message) => message?.kind === "call" && message.url.endsWith("/pms/figures/hotel");
  const asked = new Map();
  window.figureCalls = [];
  const ports = MessagePort.prototype;
  const own = { post: Reflect.get(ports, "postMessage"), listen: Reflect.get(ports, "addEventListener") };
  ports.postMessage = function post(message, ...more) {
    if (isOfFigures(message)) asked.set(message.id, performance.now());
    return own.post.call(this, message, ...more);
  };
  ports.addEventListener = function listen(kind, ...more) {
    // before the app's own, whose work then counts
    if (kind === "message") own.listen.call(this, kind, noteReply);
    return own.listen.call(this, kind, ...more);
  };
  function noteReply({ data }) {
    const start = asked.get(data?.id);
    if (data?.kind === "answer" && start !== undefined) {
      asked.delete(data.id);
      window.figureCalls.push({ asked: start, replied: performance.now() });
    }
  }
  const isUsable = () => window.figureCalls.length > 0 && document.querySelectorAll("main .figure a").length >= 7;
  window.usable = window.bench.paintedWith(isUsable, 30_000);
}

/** In the page: milliseconds of a call of the figures, by its place. */
async function replyTime(place) {
  const end = performance.now() + 60_000;
  while (window.figureCalls.length <= place && performance.now() < end)
    await new Promise((done) => setTimeout(done, 20));
  const { asked, replied } = window.figureCalls[place];
  return replied - asked;
}

/** In the page: as a link of the app does. */
function goTo(address) {
  history.pushState(null, "", address);
  dispatchEvent(new PopStateEvent("popstate"));
}
