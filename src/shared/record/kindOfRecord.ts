import type { createRecord } from "./createRecord";
import type { Saving } from "./createSavingSlice";
import type { RecordRefusal } from "./recordRefusal";
import type { AllRules, FormSave, RecordValues, Versioned } from "./recordRules";

type MadeRecord<Shown extends Versioned, Draft, Values extends RecordValues> = ReturnType<
  ReturnType<typeof createRecord<Shown, Draft, Values>>
>;

/** A kind of record with a form, whatever its name and its acts. */
export interface KindOfRecord<Shown extends Versioned, Draft, Values extends RecordValues> extends Pick<
  MadeRecord<Shown, Draft, Values>,
  "actions" | "drafts" | "pathOf"
> {
  rules: Pick<
    AllRules<Shown, Draft, Values, never, object, never, RecordRefusal<Shown>>,
    "get" | "valuesOf" | "draftOf" | "nameOf" | "changedBy" | "path" | "listPath" | "texts" | "openTexts"
  >;
  selectors: {
    selectRecord: (state: never) => Shown | undefined;
    selectStatus: (state: never) => "loading" | "loaded" | "unknown" | "failed";
    selectKeptFor: (state: never, id: string) => string | undefined;
    selectActedUpon: (state: never) => number | undefined;
    selectSaving: (state: never, clientId: string) => Saving<Shown, Draft>;
  };
  selectWaitingForm: (state: never, id: string) => FormSave<Draft> | undefined;
}
