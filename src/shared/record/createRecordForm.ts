import { call, put, type Saga } from "@/shared/saga/effects";
import { onLeadingOf } from "@/shared/saga/watch";

import type { KindOfRecord } from "./createRecord";
import type { FormSave, RecordValues, Versioned } from "./recordRules";

/** Where the forms of a record go: to the server or, while there is no connection, into an outbox. */
interface FormSaves<Draft> {
  /** Whether it was sent; if not, it waits. A refusal is thrown. */
  sendOrQueue: (form: FormSave<Draft>) => Saga<boolean>;
  /** The newest form that waits, by the id of its record or else by its own. */
  selectWaiting: (state: never, record: string) => FormSave<Draft> | undefined;
}

/** The forms of a kind of record, joined to the writes of its area. `RecordForm` shows them. */
export function createRecordForm<Shown extends Versioned, Draft, Values extends RecordValues>(
  record: KindOfRecord<Shown, Draft, Values>,
  { sendOrQueue, selectWaiting }: FormSaves<Draft>,
) {
  const { actions, drafts, refuse } = record;

  /** While it waits, what was typed is kept until the server has answered. */
  function* save(form: FormSave<Draft>): Saga {
    try {
      if (yield* sendOrQueue(form)) return;
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

export type FormOfRecord<Shown extends Versioned, Draft, Values extends RecordValues> = ReturnType<
  typeof createRecordForm<Shown, Draft, Values>
>;
