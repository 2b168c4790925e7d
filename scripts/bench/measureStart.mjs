import { openPage } from "./openPage.mjs";
import { percentile } from "./percentile.mjs";

/** From an empty tab to the form, and from the sign-in to the first page. */
export async function measureStart({ browser, app, floor, rates, rounds, record }) {
  for (const rate of rates) {
    const figures = { floor: [], login: [], dashboard: [], shift: [] };
    for (let round = 0; round < rounds; round += 1) {
      figures.floor.push(await coldStart(browser, `${floor}/`, "#floor-form button", rate));
      figures.login.push(await coldStart(browser, `${app}/`, "button[type=submit]", rate));
      const { dashboard, shift } = await signIn(browser, app, rate);
      figures.dashboard.push(dashboard);
      figures.shift.push(shift);
    }
    const base = percentile(figures.floor);
    const login = percentile(figures.login);
    record({ what: "floor: cold start to usable form", rate, value: base, base });
    record({
      what: "cold start to usable login",
      rate,
      value: login,
      budget: rate === 4 ? base * 1.4 : undefined,
      base,
    });
    const dashboard = percentile(figures.dashboard);
    record({ what: "login reply to usable dashboard", rate, value: dashboard, budget: rate === 1 ? 100 : 300, base });
    const shift = Math.max(...figures.shift) * 1000;
    record({ what: "layout shift from login to dashboard (score × 1000)", rate, value: shift, budget: 20 });
  }
}

/** Milliseconds from the navigation until the form can be used: drawn, and a frame later. */
async function coldStart(browser, url, selector, rate) {
  const { page, close } = await openPage(browser, { rate });
  await page.addInitScript((wanted) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(wanted)) return;
      observer.disconnect();
      void window.bench.painted().then(() => performance.mark("usable"));
    }).observe(document, { childList: true, subtree: true });
  }, selector);
  await page.goto(url);
  const time = await page.waitForFunction(() => performance.getEntriesByName("usable")[0]?.startTime);
  const value = await time.jsonValue();
  await close();
  return value;
}

async function signIn(browser, app, rate) {
  const { page, close } = await openPage(browser, { rate });
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(`${app}/`);
  await page.locator("button[type=submit]").click();
  // the fake replies after exactly 1,000 ms: the rest of the wait is the app's
  const dashboard = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const stored = setInterval(() => {
          if (!localStorage.getItem("token")) return;
          clearInterval(stored);
          const start = performance.now();
          const isThere = () => document.querySelector(".sidebar-link") && document.querySelector("main h1");
          void window.bench.paintedWith(isThere).then((end) => resolve(end - start));
        }, 1);
      }),
  );
  await page.waitForTimeout(500);
  const shift = await page.evaluate(() => window.shift);
  await close();
  return { dashboard, shift };
}
