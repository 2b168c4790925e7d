import { call, put, type Saga } from "@/shared/saga/effects";
import { onLeadingOf } from "@/shared/feature/watch";

import type { KindOfRecord } from "./createRecord";
import type { FormSave, RecordValues, Versioned } from "./recordRules";

/** The writes of a record's area: its forms, and perhaps others. `createWrite` makes them. */
interface RecordWrites<Draft> {
  /** Sends it, or keeps it while there is no connection: whether it was sent. A refusal is thrown. */
  sendNow: (form: FormSave<Draft>) => Saga<boolean>;
  /** The oldest first. */
  selectPending: (state: never) => { what: FormSave<Draft> | { kind: string } }[];
}

/** The forms of a kind of record, joined to the writes of its area. `RecordForm` shows them. */
export function createRecordForm<Shown extends Versioned, Draft, Values extends RecordValues>(
  record: KindOfRecord<Shown, Draft, Values>,
  { sendNow, selectPending }: RecordWrites<Draft>,
) {
  const { actions, drafts, refuse } = record;

  const isForm = (what: FormSave<Draft> | { kind: string }): what is FormSave<Draft> => what.kind === "form";

  /** The newest form that waits, by the id of its record or else by its own. */
  const selectWaiting = (state: never, id: string) =>
    selectPending(state)
      .map(({ what }) => what)
      .filter(isForm)
      .findLast((form) => recordOfForm(form) === id);

  /** While it waits, what was typed is kept until the server has answered. */
  function* save(form: FormSave<Draft>): Saga {
    try {
      if (yield* sendNow(form)) return;
      yield* call(drafts.keepWaiting, form);
      yield* put(actions.saveDelayed(form.clientId));
    } catch (error) {
      yield* refuse(form, error);
    }
  }

  return {
    slices: [],
    *saga() {
      yield onLeadingOf(actions.saveRequested, ({ clientId }: FormSave<Draft>) => clientId, save);
    },
    record,
    selectWaiting,
  };
}

/** A new record goes by the name of its form. */
export const recordOfForm = ({ id, clientId }: FormSave<unknown>) => id ?? clientId;

export type FormOfRecord<Shown extends Versioned, Draft, Values extends RecordValues> = ReturnType<
  typeof createRecordForm<Shown, Draft, Values>
>;
