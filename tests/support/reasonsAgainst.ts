import { Refused } from "@/fakeBackend/records/Refused";

/** The reasons that a change of the set-up is refused with: their codes and values. */
export function reasonsAgainst(change: () => void): [code: string, values: object][] {
  try {
    change();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { reasons } = error.body as { reasons: { code: string; values: object }[] };
    return reasons.map(({ code, values }) => [code, values]);
  }
  return [];
}
