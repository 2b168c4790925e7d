import { getIn, useFormikContext } from "formik";

import type { MessageId } from "@/shared/i18n/catalogues";
import { isSentence } from "./isSentence";
import { useText } from "@/shared/i18n/useText";

import { useStandingRefusals } from "./fieldRefusals";

/** Problem of a field, once the form has been sent: of its own check, or of the server's. */
export function useFieldProblem(name: string): string | undefined {
  const { say } = useText();
  const { errors, submitCount } = useFormikContext();
  const refusal = useStandingRefusals()[name];
  const error: unknown = submitCount > 0 ? getIn(errors, name) : undefined; // another button may have sent it
  if (typeof error === "string") return say({ id: error as MessageId });
  if (isSentence(error)) return say(error); // others are of the fields within it
  return refusal && say(refusal);
}
