import { createContext, use } from "react";

import type { RecordRefusal } from "./recordRefusal";
import type { FormPrefix } from "./recordRules";

interface RecordFormState {
  isNew: boolean;
  /** Something was typed that is not saved. */
  isChanged: boolean;
  isSaving: boolean;
  /** For a connection. */
  isWaiting: boolean;
  refusal: RecordRefusal<unknown> | undefined;
  /** The prefix of its texts. */
  texts: FormPrefix;
}

export const RecordFormContext = createContext<RecordFormState | undefined>(undefined);

/** How the form around a section is being saved. Throws outside of a `RecordForm`. */
export function useRecordForm(): RecordFormState {
  const state = use(RecordFormContext);
  if (!state) throw new Error("There is no RecordForm around this.");
  return state;
}
