import { openPage } from "./openPage.mjs";
import { percentile } from "./percentile.mjs";

/** How much slower a slowed page really is: the same sum, at each rate. */
export async function measureSlowing({ browser, rates, rounds, record }) {
  let base;
  for (const rate of rates) {
    const times = [];
    const { page, close } = await openPage(browser, { rate });
    for (let round = 0; round < rounds * 3; round += 1) times.push(await page.evaluate(timeOfSum));
    await close();
    const value = percentile(times);
    base ??= value;
    record({ what: "floor: a sum of twenty million numbers", rate, value, base });
  }
}

function timeOfSum() {
  const start = performance.now();
  let sum = 0;
  for (let number = 0; number < 20_000_000; number += 1) sum = (sum + Math.imul(number, number)) | 0;
  return sum === undefined ? 0 : performance.now() - start; // an unused sum could be optimised away
}
