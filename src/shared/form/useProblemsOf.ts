import { type FormikErrors, type FormikValues, getIn, setIn } from "formik";

import type { ReasonOf } from "@/contract/reasons";
import type { WordedCode } from "@/shared/i18n/reasonOf";
import type { Sentence } from "@/shared/i18n/sentence";
import { useReason } from "@/shared/i18n/useReason";

/** Fault by a rule of `domain`. */
export interface RuleFault {
  /** Its name in the form, `newGuest.email`. */
  field: string;
  reason: ReasonOf<WordedCode>;
}

/** Fault that only a form can have, such as a date that cannot be read. */
export interface TypedFault {
  field: string;
  sentence: Sentence;
}

export type FaultsOf<Values> = (values: Values) => readonly (RuleFault | TypedFault)[];

/** Problems by the rules of the server, in the reader's language: the first fault of each field. */
export function useProblemsOf<Values extends FormikValues>(faultsOf: FaultsOf<Values>) {
  const reasonText = useReason();
  return (values: Values) =>
    faultsOf(values).reduce<FormikErrors<Values>>((problems, fault) => {
      if (getIn(problems, fault.field) !== undefined) return problems;
      const sentence = "sentence" in fault ? fault.sentence : { text: reasonText(fault.reason) };
      return setIn(problems, fault.field, sentence) as FormikErrors<Values>;
    }, {});
}
