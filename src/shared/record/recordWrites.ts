import { hasTexts, isObject } from "@/shared/shapes";
import { createWrite } from "@/shared/write/createWrite";
import type { Undoable } from "@/shared/write/undoable";

import { carriedOver } from "./recordFields";
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

export type AnyWrite<Draft> = FormSave<Draft> | { kind?: "act" | "deletion"; id: string };

/** A new record goes by the name of its form. */
export const recordOfWrite = (write: AnyWrite<unknown>): string =>
  write.kind === "form" ? (write.id ?? write.clientId) : write.id;

export const isForm = <Draft>(write: AnyWrite<Draft>): write is FormSave<Draft> => write.kind === "form";

export const isAct = <Action extends string, Input>(
  write: RecordWrite<unknown, Action, Input, OtherWrite>,
): write is RecordAct<Action, Input> => (write.kind ?? "act") === "act";

type Versionable<Draft, Action extends string, Input> = FormSave<Draft> | RecordAct<Action, Input>;

const versionOf = <Draft, Action extends string, Input>(write: Versionable<Draft, Action, Input>) =>
  isForm(write) ? write.version : write.request.version;

export const isOfForm = <Draft>(write: AnyWrite<Draft>, clientId: string) =>
  isForm(write) && write.clientId === clientId;

/**
 * A write as it goes upon an earlier one of its record, which has brought `version`; as it is where it was not written
 * upon that. A form leaves what an act has changed, except where the person has written something else.
 */
export function carriedUpon<Draft, Action extends string, Input, Other extends OtherWrite>(
  write: RecordWrite<Draft, Action, Input, Other>,
  earlier: Versionable<Draft, Action, Input>,
  { version, draft: next }: { version: number; draft: () => Draft },
): RecordWrite<Draft, Action, Input, Other> {
  if (!isForm(write) && !isAct(write)) return write;
  const isOfSameForm = isForm(earlier) && isOfForm(write, earlier.clientId);
  if (versionOf(write) !== versionOf(earlier) && !isOfSameForm) return write;
  if (!isForm(write)) return { ...write, request: { ...write.request, version } };
  const { base, draft } = write;
  if (isOfSameForm) return { ...write, version, base: base && next() };
  // another page may have changed the same fields
  if (isForm(earlier) || !base) return write;
  return { ...write, version, base: next(), draft: carriedOver(draft, base, next()) };
}

const isStoredForm = (value: Record<string, unknown>) =>
  value.kind === "form" &&
  hasTexts(value, ["clientId", "name"]) &&
  typeof value.version === "number" &&
  isObject(value.draft) &&
  isObject(value.base ?? {});

const isStoredAct = (value: Record<string, unknown>) =>
  (value.kind ?? "act") === "act" && hasTexts(value, ["id", "action"]) && isObject(value.request);

/** The undo of the writes that are neither form nor act, among all writes of a record. */
export function ofOthers<Write extends { kind?: string }, Other extends Write>(
  { isUndo, inverse, done, undone, batchOf, changed = () => [], ...others }: Undoable<Other, unknown>,
  isOther: (write: Write) => write is Other,
): Undoable<Write, unknown> {
  return {
    ...others,
    isUndo: (write) => isOther(write) && isUndo(write),
    inverse: (write, reply) => (isOther(write) ? inverse(write, reply) : undefined),
    done: (write) => (isOther(write) ? done(write) : { text: "" }),
    undone: (write, reply) => (isOther(write) ? undone(write, reply) : undefined),
    batchOf: (write) => (isOther(write) ? batchOf?.(write) : undefined),
    changed: (write) => (isOther(write) ? changed(write) : []),
  };
}
