import { noticeShown } from "@/shared/notices/noticesSlice";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import type { Pending } from "@/shared/write/pendingSlice";

import type { createOpenSlice } from "./openRecord";
import type { createSavingSlice } from "./createSavingSlice";
import { recordRefusalOf } from "./recordRefusal";
import type { FormRules, FormSave, RecordValues, Versioned } from "./recordRules";
import { type AnyWrite, isForm, isOfForm } from "./recordWrites";
import { refusalNotice } from "./refusalNotice";
import { draftPath, type StoredDrafts } from "@/shared/drafts/storedDrafts";

/** The first version of a record. */
const FIRST_VERSION = 1;

export const isSameDraft = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

interface Parts<Shown extends Versioned, Draft, Values> {
  open: ReturnType<typeof createOpenSlice<Shown, string>>;
  saving: ReturnType<typeof createSavingSlice<Shown, Draft, string>>;
  drafts: StoredDrafts<Values>;
}

/** Brings the forms of a kind of record to the server, and tells what became of them. */
export function formSender<Shown extends Versioned, Draft, Values extends RecordValues>(
  rules: FormRules<Shown, Draft, Values> & { path: string },
  { open, saving, drafts }: Parts<Shown, Draft, Values>,
) {
  const { create, update, valuesOf, draftOf, upon = (draft) => draft, texts, path } = rules;
  const refusalOf = recordRefusalOf<Shown>;

  /** It was saved, and only the reply was lost. */
  const isWrittenIn = (draft: Draft, record: Shown) => isSameDraft(upon(draft, record), draftOf(valuesOf(record)));

  /** Sends a form under `key`. `behind` is what else of its record is pending. A refusal is thrown. */
  function* send(form: FormSave<Draft>, key: string, behind: () => Saga<Pending<AnyWrite<Draft>>[]>): Saga<Shown> {
    const { id, version, draft } = form;
    try {
      const saved = id
        ? yield* call(update, { params: { id }, body: { version, draft }, key })
        : yield* createOrUpdate(form, key);
      return yield* tellSaved(form, saved, yield* behind(), id ? "saved" : "created");
    } catch (error) {
      const { current } = refusalOf(error);
      if (!current || !isWrittenIn(draft, current)) throw error;
      return yield* tellSaved(form, current, yield* behind(), "saved");
    }
  }

  /** An attempt whose reply was lost may have created it: then it is updated, unless somebody has changed it since. */
  function* createOrUpdate({ clientId, version: begun, draft }: FormSave<Draft>, key: string): Saga<Shown> {
    try {
      return yield* call(create, { body: { clientId, draft }, key });
    } catch (error) {
      const { current: made } = refusalOf(error);
      if (!made || made.version !== Math.max(begun, FIRST_VERSION)) throw error;
      const { id, version } = made;
      const body = { version, draft: upon(draft, made) };
      return yield* call(update, { params: { id }, body, key: `${key} upon it` });
    }
  }

  function* tellSaved(
    form: FormSave<Draft>,
    saved: Shown,
    behind: Pending<AnyWrite<Draft>>[],
    word: "created" | "saved",
  ): Saga<Shown> {
    const { id, clientId } = form;
    const made = id ? undefined : yield* rules.created?.(form, saved) ?? [];
    const isLast = !behind.some(({ what }) => isOfForm(what, clientId));
    const isOpen = isLast && (yield* isFormOpen(clientId));
    if (isLast) yield* call(drafts.drop, clientId);
    if (isOpen) yield* put(open.actions.savedHere(saved));
    yield* put(saving.actions.formSaved({ clientId, saved, isOpen }));
    const sentence = made ?? ({ id: `${texts}.${word}`, values: { id: saved.id } } as const);
    if (!made || !isOpen) yield* put(noticeShown({ kind: "success", sentence }));
    return saved;
  }

  /** Where the form is not on the screen, a notice leads back to it and its draft. */
  function* refuse({ id, clientId, name: whose }: FormSave<Draft>, error: unknown): Saga {
    yield* put(saving.actions.saveRefused({ clientId, refusal: refusalOf(error) }));
    if (yield* isFormOpen(clientId)) return;
    const sentence = { id: `${texts}.notSaved`, values: { name: whose } } as const;
    yield* put(refusalNotice(error, { id: `form ${clientId}`, sentence, path: draftPath(path, id, clientId) }));
  }

  /** Forms of a page that has gone. What it kept of them is offered to no other form, unless there is more in it. */
  function* adopt(adopted: Pending<AnyWrite<Draft>>[]): Saga {
    for (const { what } of adopted) {
      const kept = isForm(what) ? yield* call(drafts.read, drafts.nameOf(what)) : undefined;
      if (kept && isForm(what) && isSameDraft(draftOf(kept.values), what.draft)) yield* call(drafts.keepWaiting, what);
    }
  }

  function* isFormOpen(clientId: string): Saga<boolean> {
    const { clientId: form } = yield* select((state: never) => saving.selectors.selectSaving(state, clientId));
    return form === clientId;
  }

  return { send, refuse, adopt };
}
