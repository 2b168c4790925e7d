import { type FormikValues, getIn, useFormikContext } from "formik";

import type { Sentence } from "@/shared/i18n/sentence";

/** Sentences by the name of their field. */
type Sentences = Record<string, Sentence>;

/** Refusals of single fields by the server, kept as the form's status. */
interface FieldRefusals {
  sentences: Sentences;
  /** The form as it was sent. */
  sent: FormikValues;
  pathsOf: (field: string) => string[];
}

/**
 * Puts a server's sentences beside their fields. Each holds as long as its field has the value that was sent.
 * `pathsOf` says which values a refusal is about, where that is not the one of its field's name.
 */
export function useFieldRefusals(pathsOf: FieldRefusals["pathsOf"] = (field) => [field]) {
  const { setStatus } = useFormikContext<FormikValues>();
  return (sentences: Sentences | undefined, sent: FormikValues) => setStatus(sentences && { sentences, sent, pathsOf });
}

/** Those that still hold. */
export function useStandingRefusals(): Sentences {
  const { values, status } = useFormikContext<FormikValues>();
  const refusals = status as FieldRefusals | undefined;
  if (!refusals) return {};
  const isAsSent = (path: string) => getIn(values, path) === getIn(refusals.sent, path);
  const standing = Object.entries(refusals.sentences).filter(([field]) => refusals.pathsOf(field).every(isAsSent));
  return Object.fromEntries(standing);
}
