import { readFileSync } from "node:fs";

import type { Browser, Page } from "@playwright/test";

import { randomFrom } from "../../../src/fakeBackend/core/random";
import { languages } from "../../../src/shared/i18n/languages";
import { testMoment } from "../../support/testMoment";
import { beginAt, complaintsOf, remember } from "../support";
import { chooseAction } from "./chooseAction";
import type { MonkeyAction } from "./MonkeyAction";
import { openMonkeyEyes } from "./monkeyEyes";
import { networks, widths, withNetwork } from "./monkeyStock";
import { performAction } from "./performAction";
import { untilThere } from "./untilThere";
import { walkHome } from "./walkHome";

const WALK_HOME_EVERY = 25;
/** How long a loading page or a closing dialog may look wrong. */
const PATIENCE_MS = 10_000;
const HEIGHT = 800;

/** Without a connection the browser reports each file that it cannot fetch, React each part, and the app each page. */
const titlesOffline = languages.map(({ code }) => titleIn(`src/locales/${code}/common.json`));
const saidOffline = RegExp(
  `^(console: Failed to load resource: net::ERR_INTERNET_DISCONNECTED|console: TypeError: Failed to fetch dynamically imported module|the page broke: (${titlesOffline.join("|")})$)`,
);

/** The current page and its look. */
interface Stand {
  path: string;
  language: string;
  theme: string;
  width: number;
}

export interface Visit {
  /** The tab has its own backend, whose errors are then the page's. */
  isAlone: boolean;
  actions: MonkeyAction[];
  /** Before each action. */
  stands: Stand[];
  /** Actions whose control was gone or covered. */
  missed: number;
  problem?: string;
}

function titleIn(file: string): string {
  return (JSON.parse(readFileSync(file, "utf8")) as Record<string, string>)["error.stale.title"]!;
}

type Choice = (page: Page, step: number, isOffline: boolean) => MonkeyAction | Promise<MonkeyAction>;

/** Performs `count` actions by a seed and checks the page after each, until there is a problem. */
export function visitBySeed(browser: Browser, origin: string, seed: number, count: number): Promise<Visit> {
  const random = randomFrom(seed * 7919);
  const beginning = {
    path: withNetwork("/", random.pick(networks)),
    language: random.pick(languages).code,
    theme: random.pick(["light", "dark"]),
    width: random.pick(widths),
  };
  const used = new Map<string, number>();
  return visit(browser, origin, beginning, random.next() < 0.25, count, (page, step, isOffline) =>
    chooseAction(page, seed, step, used, isOffline),
  );
}

/** The fewest last actions that, from where they began, lead to a problem again; undefined if none do. */
export async function shortened(
  browser: Browser,
  origin: string,
  { isAlone, actions, stands }: Visit,
): Promise<{ from: Stand; actions: MonkeyAction[] } | undefined> {
  for (const length of [1, 2, 4, 8, 15, 30]) {
    const last = actions.slice(-length);
    const from = stands.at(-last.length)!;
    const { problem } = await visit(browser, origin, from, isAlone, last.length, (_page, step) => last[step]!);
    if (problem) return { from, actions: last };
  }
  return undefined;
}

async function visit(
  browser: Browser,
  origin: string,
  beginning: Stand,
  isAlone: boolean,
  count: number,
  choose: Choice,
): Promise<Visit> {
  const { language, theme, width, path } = beginning;
  const context = await browser.newContext({ baseURL: origin, viewport: { width, height: HEIGHT } });
  await beginAt(context, testMoment);
  const page = await context.newPage();
  const complaints = complaintsOf(page, origin);
  keepInside(page);
  await remember(page, { language, theme: theme === "dark" ? "dark" : "light" });
  await page.addInitScript(openMonkeyEyes);
  if (isAlone) await page.addInitScript(() => Object.defineProperty(window, "SharedWorker", { value: undefined }));
  await page.goto(path);
  await page.locator("h1").first().waitFor();

  let seen = await look(page, complaints, false);
  const made: Visit = { isAlone, actions: [], stands: [], missed: 0 };
  let isOffline = false;
  let wasOffline = false; // and may still show what it could not fetch
  let network = new URL(path, origin).search.slice(1);
  for (let step = 0; step < count && made.problem === undefined; step += 1) {
    made.stands.push({ ...seen.stand, path: withNetwork(seen.stand.path, network) });
    const action = await untilThere(page, async () => choose(page, step, isOffline));
    made.actions.push(action);
    if (action.do === "load") network = action.path.split(/[?&](?=latency)/)[1]!;
    if (action.do === "offline" || action.do === "online") isOffline = action.do === "offline";
    wasOffline ||= isOffline;
    const isDone = await untilThere(page, () => performAction(page, action));
    if (!isDone) made.missed += 1;
    seen = await look(page, complaints, wasOffline);
    made.problem = seen.problem;
    if (made.problem || (step % WALK_HOME_EVERY !== WALK_HOME_EVERY - 1 && step < count - 1)) continue;
    made.problem = await walkHome(page);
    seen = await look(page, complaints, wasOffline);
    made.problem ??= seen.problem;
    isOffline = wasOffline = false;
  }
  await context.close();
  return made;
}

/** Closes other windows, chooses a file in file dialogs, and accepts questions before leaving. */
function keepInside(page: Page) {
  page.on("popup", (popup) => void popup.close());
  page.on("dialog", (dialog) => void dialog.accept().catch(() => {}));
  page.on("download", (download) => void download.cancel());
  page.on("filechooser", (chooser) => {
    void chooser.setFiles({ name: "nota.txt", mimeType: "text/plain", buffer: Buffer.from("214") }).catch(() => {});
  });
}

/** The current page once nothing moves, and its problems. */
async function look(
  page: Page,
  complaints: string[],
  wasOffline: boolean,
): Promise<{ stand: Stand; problem?: string }> {
  const glance = () =>
    untilThere(page, () =>
      page.evaluate(async () => {
        await window.monkey.settled();
        const { lang, dataset } = document.documentElement;
        const stand = { path: location.pathname, language: lang, theme: dataset.bsTheme ?? "light" };
        return { stand, problems: window.monkey.problems() };
      }),
    );
  const isMeant = (problem: string) => wasOffline && saidOffline.test(problem);
  const start = performance.now();
  let { stand, problems } = await glance();
  while (problems.some((problem) => !isMeant(problem)) && performance.now() - start < PATIENCE_MS) {
    ({ stand, problems } = await glance());
  }
  const problem = [...complaints.splice(0), ...problems].filter((one) => !isMeant(one)).join("; ") || undefined;
  return { stand: { ...stand, width: page.viewportSize()!.width }, problem };
}
