import { generatePath } from "react-router-dom";

import type { MessageId } from "@/shared/i18n/catalogues";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { call, put, type Saga, select } from "@/shared/saga/effects";

import { createOpenSlice } from "./createOpenSlice";
import { createSavingSlice, type Saving } from "./createSavingSlice";
import { draftPath, storedDrafts } from "./storedDrafts";
import { openRecordSaga } from "./openRecordSaga";
import { recordRefusalOf } from "./recordRefusal";
import type { FormSave, RecordRules, RecordValues, Versioned } from "./recordRules";
import { refusalNotice } from "./refusalNotice";

/** The first version of a record. */
const FIRST_VERSION = 1;

/**
 * A kind of record: which one is open, how its form is saved, and the drafts of its forms. `createRecordForm` joins it to
 * the writes of its area, `OpenRecord` and `RecordForm` show it.
 */
export const createRecord =
  <Shown extends Versioned, Draft, Values extends RecordValues>() =>
  <Name extends string>(name: Name, rules: RecordRules<Shown, Draft, Values>) => {
    const { create, update, valuesOf, draftOf, upon = (draft) => draft, texts, path } = rules;
    const open = createOpenSlice<Shown, Name>(name);
    const saving = createSavingSlice<Shown, Draft, `${Name}Saving`>(`${name}Saving`);
    const drafts = storedDrafts(name, rules.isValues);
    const refusalOf = recordRefusalOf<Shown>;

    const isSame = (one: Draft, other: Draft) => JSON.stringify(one) === JSON.stringify(other);
    /** It was saved, and only the reply was lost. */
    const isWrittenIn = (draft: Draft, record: Shown) => isSame(upon(draft, record), draftOf(valuesOf(record)));

    /** Sends a form under `key`. `behind` is what else of its record is pending. A refusal is thrown. */
    function* send(form: FormSave<Draft>, key: string, behind: () => Saga<unknown[]>): Saga<Shown> {
      const { id, draft } = form;
      try {
        const saved = id ? yield* call(update, { ...form, id }, key) : yield* createOrUpdate(form, key);
        return yield* tellSaved(form, saved, yield* behind(), id ? texts.saved : texts.created);
      } catch (error) {
        const { current } = refusalOf(error);
        if (!current || !isWrittenIn(draft, current)) throw error;
        return yield* tellSaved(form, current, yield* behind(), texts.saved);
      }
    }

    /** An attempt whose reply was lost may have created it: then it is updated, unless somebody has changed it since. */
    function* createOrUpdate(form: FormSave<Draft>, key: string): Saga<Shown> {
      try {
        return yield* call(create, form, key);
      } catch (error) {
        const { current: made } = refusalOf(error);
        if (!made || made.version !== Math.max(form.version, FIRST_VERSION)) throw error;
        const { id, version } = made;
        return yield* call(update, { ...form, id, version, draft: upon(form.draft, made) }, `${key} upon it`);
      }
    }

    function* tellSaved(form: FormSave<Draft>, saved: Shown, behind: unknown[], text: MessageId): Saga<Shown> {
      const { id, clientId } = form;
      if (!id) yield* rules.created?.(form, saved) ?? [];
      const isLast = behind.length === 0;
      const isOpen = isLast && (yield* isFormOpen(clientId));
      if (isLast) yield* call(drafts.drop, clientId);
      if (isOpen) yield* put(open.actions.savedHere(saved));
      yield* put(saving.actions.formSaved({ clientId, saved, isOpen }));
      yield* put(noticeShown({ kind: "success", sentence: { id: text, values: { id: saved.id } } }));
      return saved;
    }

    /** Where the form is not on the screen, a notice leads back to it and its draft. */
    function* refuse({ id, clientId, name: whose }: FormSave<Draft>, error: unknown): Saga {
      yield* put(saving.actions.saveRefused({ clientId, refusal: refusalOf(error) }));
      if (yield* isFormOpen(clientId)) return;
      const sentence = { id: texts.notSaved, values: { name: whose } };
      yield* put(refusalNotice(error, { id: `form ${clientId}`, sentence, path: draftPath(path, id, clientId) }));
    }

    function* isFormOpen(clientId: string): Saga<boolean> {
      const { clientId: form } = yield* select((state: never) => saving.selectors.selectSaving(state, clientId));
      return form === clientId;
    }

    return {
      name,
      slices: [open, saving],
      saga: () => openRecordSaga(open, rules),
      actions: { ...open.actions, ...saving.actions },
      selectors: { ...open.selectors, ...saving.selectors },
      rules,
      drafts,
      isSame,
      pathOf: (id: string) => generatePath(path, { id }),
      send,
      refuse,
    };
  };

type MadeRecord<Shown extends Versioned, Draft, Values extends RecordValues> = ReturnType<
  ReturnType<typeof createRecord<Shown, Draft, Values>>
>;

/** A kind of record, whatever its name in the state. */
export interface KindOfRecord<Shown extends Versioned, Draft, Values extends RecordValues> extends Pick<
  MadeRecord<Shown, Draft, Values>,
  "actions" | "rules" | "drafts" | "isSame" | "pathOf" | "send" | "refuse"
> {
  selectors: {
    selectRecord: (state: never) => Shown | undefined;
    selectStatus: (state: never) => "loading" | "loaded" | "unknown" | "failed";
    selectSaving: (state: never, clientId: string) => Saving<Shown, Draft>;
  };
}
