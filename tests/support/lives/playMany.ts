import { PER_HOTEL, play, type Failure } from "./play";
import { callsMade } from "./recordedCalls";
import { shrink } from "./shrink";

interface Run {
  /** The seed of the first hotel. */
  seed: number;
  hotels: number;
  without: ReadonlySet<string>;
}

/** A rule that was broken, in how many hotels, and how it comes about with as few acts as are found. */
export interface Finding extends Failure {
  seed: number;
  hotels: number;
}

/** Plays on after a failure: a hotel for each seed. */
export async function playMany({ seed: first, hotels, without }: Run) {
  const findings = new Map<string, Finding>();
  for (let seed = first; seed < first + hotels; seed += 1) {
    const failure = await play(seed, { without });
    if (!failure) continue;
    const known = findings.get(failure.rule);
    const count = (known?.hotels ?? 0) + 1;
    const shorter = known && known.trail.length <= failure.trail.length ? known : { ...failure, seed };
    findings.set(failure.rule, { ...shorter, hotels: count });
  }
  const calls = [...callsMade].map(([name, made]) => ({ name, ...made }));
  const shortest: Finding[] = [];
  for (const finding of findings.values())
    shortest.push({ ...finding, ...(await shrink(finding.seed, finding, without)) });
  return { lives: hotels * PER_HOTEL, calls, findings: shortest };
}
