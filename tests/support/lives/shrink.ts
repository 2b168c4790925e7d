import { allSteps, type Failure, play } from "./play";

/** Most times that the lives are played again to find a shorter trail. */
const ATTEMPTS = 400;

/** The same failure with as few steps as are found: whatever is not needed for it is left out. */
export async function shrink(seed: number, failure: Failure, without: ReadonlySet<string>): Promise<Failure> {
  let steps = allSteps.filter((step) => failure.step === undefined || step <= failure.step);
  let shortest = failure;
  let attempts = 0;
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = steps.length - size; from > -size && attempts < ATTEMPTS; from -= size) {
      const start = Math.max(from, 0);
      const fewer = steps.filter((_, place) => place < start || place >= from + size);
      attempts += 1;
      const again = await play(seed, { without, steps: fewer });
      if (again?.rule !== failure.rule) continue;
      shortest = again;
      steps = fewer.filter((step) => again.step === undefined || step <= again.step);
      from = Math.min(from, steps.length);
    }
  }
  return shortest;
}
