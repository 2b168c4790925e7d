import { readFileSync } from "node:fs";

import { type Page, test } from "@playwright/test";

import { hasContrast } from "./hasContrast";
import { reviewed } from "./reviewed";

const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

interface Result {
  id: string;
  nodes: { html: string; failureSummary?: string; any: { message: string }[]; element?: Element }[];
}
interface Tools {
  axe: { run: (root: Document | Element, options: unknown) => Promise<{ violations: Result[]; incomplete: Result[] }> };
  hasContrast: typeof hasContrast;
}

/**
 * axe-core's findings against WCAG 2.2 A and AA, a line each; and what it cannot decide, unless the contrast is
 * measured as sufficient, or a person has reviewed it (`reviewed`). `without` names rules that do not apply. Where
 * something is open over the page, only that is judged: the page is, when nothing is.
 */
export async function axeFindings(page: Page, without: string[] = []): Promise<string[]> {
  await cameToRest(page);
  await page.evaluate(() => window.scrollTo(0, 0)); // an element under the top bar is not smaller for that
  if (!(await page.evaluate(() => "axe" in window)))
    await page.evaluate(`${axeSource}; window.hasContrast = ${hasContrast.toString()}`);
  const { found, seen, measured } = await page.evaluate(
    async ([values, known, off]) => {
      const tools = window as unknown as Tools;
      const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]));
      // what passes is not described, which took a quarter of the time
      const resultTypes = ["violations", "incomplete"];
      const options = { runOnly: { type: "tag", values }, rules, elementRef: true, resultTypes };
      const open = () => [...document.querySelectorAll(".modal.show, .flyout.show, .yarl__portal_open")].at(-1);
      const look = () => tools.axe.run(open() ?? document, options); // the one before may have closed
      const isGone = ({ nodes }: Result) => nodes.some(({ element }) => !element?.isConnected);
      let { violations, incomplete } = await look();
      while ([...violations, ...incomplete].some(isGone)) ({ violations, incomplete } = await look()); // replaced by another render
      const lines = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ""}`),
      );
      const isReviewed = new Set<number>();
      let contrasts = 0;
      for (const { id, nodes } of incomplete)
        for (const { html, any, element } of nodes) {
          const entry = known.findIndex(({ rule, where }) => rule === id && element?.matches(where));
          if (entry >= 0) isReviewed.add(entry);
          else if (id === "color-contrast" && element && tools.hasContrast(element)) contrasts += 1;
          else lines.push(`to be looked at, ${id}: ${html.slice(0, 160)} ${any.map(({ message }) => message).join()}`);
        }
      return { found: lines, seen: [...isReviewed], measured: contrasts };
    },
    [tags, reviewed, without] as const,
  );
  const { annotations } = test.info();
  annotations.push({ type: "checked" }, { type: "measured", description: String(measured) });
  annotations.push(...seen.map((entry) => ({ type: "reviewed", description: String(entry) })));
  return found;
}

/** What fades in is judged in its final state. An animation by a scroller's place always runs, and rests all the same. */
const cameToRest = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .every(({ playState, effect }) => playState !== "running" || effect?.getComputedTiming().endTime === Infinity),
  );
