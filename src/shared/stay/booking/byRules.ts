import type { TestContext } from "yup";

import type { RuleFault } from "@/shared/form/useProblemsOf";
import type { Sentence } from "@/shared/i18n/sentence";

/** A Yup test by rules of `domain` that judge a form as a whole, blanks left out: the server decides by the same rules. */
export function byRules<Values>(faultsOf: (values: Values) => readonly RuleFault[]) {
  /** Of the form that is being checked, for all its fields. */
  let judged: { values: Values; faults: readonly RuleFault[] } | undefined;
  return {
    name: "rules",
    test(_: unknown, { path, parent, from, createError }: TestContext) {
      const values = (from?.at(-1)?.value ?? parent) as Values;
      if (judged?.values !== values) judged = { values, faults: faultsOf(values) };
      const name = path.replaceAll(/\[(\d+)\]/g, ".$1");
      const fault = judged.faults.find(({ field }) => field === name);
      return fault === undefined || createError({ message: { ...sentenceFor(fault.reason) } });
    },
  };
}

/** A reason of a field has numbers at most, which need no format. */
const sentenceFor = ({ code, values }: RuleFault["reason"]): Sentence => ({ id: `reason.${code}`, values });
