import { hasTexts, isObject } from "@/shared/shapes";
import { createWrite } from "@/shared/write/createWrite";
import type { Undoable } from "@/shared/write/undoable";

import type { FormSave, OtherWrite, RecordAct, RecordWrite } from "./recordRules";

/**
 * All that is written of one kind of record: its forms, its acts, and perhaps others. Those of one record are sent in
 * their order, with a connection or once there is one.
 */
export const recordWrites = <Draft, Action extends string, Input, Other extends OtherWrite>(
  outbox: string,
  isOther: (value: object) => boolean = () => false,
) =>
  createWrite<RecordWrite<Draft, Action, Input, Other>>()(outbox, {
    recordOf: recordOfWrite,
    // a form says everything of its record
    isReplaced: (older, newer) => isForm(older) && isForm(newer) && older.clientId === newer.clientId,
    isWhat: (value): value is RecordWrite<Draft, Action, Input, Other> =>
      isObject(value) && (isStoredForm(value) || isStoredAct(value) || isOther(value)),
  });

type AnyWrite<Draft> = FormSave<Draft> | { kind?: "act" | "deletion"; id: string };

/** A new record goes by the name of its form. */
export const recordOfWrite = (write: AnyWrite<unknown>): string =>
  write.kind === "form" ? (write.id ?? write.clientId) : write.id;

export const isForm = <Draft>(write: AnyWrite<Draft>): write is FormSave<Draft> => write.kind === "form";

export const isAct = <Action extends string, Input>(
  write: RecordWrite<unknown, Action, Input, OtherWrite>,
): write is RecordAct<Action, Input> => (write.kind ?? "act") === "act";

/** Whether a write was made upon an earlier one of its record that has not been answered. */
export function isUpon<Draft, Action extends string, Input, Other extends OtherWrite>(
  write: RecordWrite<Draft, Action, Input, Other>,
  earlier: RecordWrite<Draft, Action, Input, Other>,
): boolean {
  if (isForm(write)) return isForm(earlier) && write.clientId === earlier.clientId;
  return isAct(write) && isAct(earlier) && write.request.version === earlier.request.version;
}

/** The write as it is made upon that version of the record. */
export function withVersion<Draft, Action extends string, Input, Other extends OtherWrite>(
  write: RecordWrite<Draft, Action, Input, Other>,
  version: number,
): RecordWrite<Draft, Action, Input, Other> {
  if (isForm(write)) return { ...write, version };
  return isAct(write) ? { ...write, request: { ...write.request, version } } : write;
}

const isStoredForm = (value: Record<string, unknown>) =>
  value.kind === "form" &&
  hasTexts(value, ["clientId", "name"]) &&
  typeof value.version === "number" &&
  isObject(value.draft);

const isStoredAct = (value: Record<string, unknown>) =>
  (value.kind ?? "act") === "act" && hasTexts(value, ["id", "action"]) && isObject(value.request);

/** The undo of the writes that are neither form nor act, among all writes of a record. */
export function ofOthers<Write extends { kind?: string }, Other extends Write>(
  { isUndo, inverse, done, undone, changed = () => [], undo }: Undoable<Other, unknown>,
  isOther: (write: Write) => write is Other,
): Undoable<Write, unknown> {
  return {
    undo,
    isUndo: (write) => isOther(write) && isUndo(write),
    inverse: (write, reply) => (isOther(write) ? inverse(write, reply) : undefined),
    done: (write) => (isOther(write) ? done(write) : { text: "" }),
    undone: (write, reply) => (isOther(write) ? undone(write, reply) : undefined),
    changed: (write) => (isOther(write) ? changed(write) : []),
  };
}
