import type { Reading } from "@/shared/api/createClient";
import type { MessageId } from "@/shared/i18n/catalogues";
import type { Saga } from "@/shared/saga/effects";

export interface Versioned {
  id: string;
  /** Each change of the record adds 1. */
  version: number;
}

/** What every form holds besides its fields. */
export interface RecordValues {
  /** Names the form, and a new record, so that it is created once. */
  clientId: string;
  /** Of the record that the form began with; 0 for a new one. */
  version: number;
}

/** A form on its way to the server. */
export interface FormSave<Draft> extends RecordValues {
  kind: "form";
  /** None: a new record, which `clientId` creates once however often it is sent. */
  id?: string;
  draft: Draft;
  /** Names the record in a notice where the form is not on the screen. */
  name: string;
}

/** `created`, `saved` and `unknown` may use `id`, `notSaved` may use `name`. */
export type RecordTexts = Record<
  "failed" | "unknown" | "toList" | "create" | "createWaits" | "created" | "saved" | "notSaved" | "conflict",
  MessageId
>;

export interface RecordRules<Shown extends Versioned, Draft, Values extends RecordValues> {
  /** An open record is read again after changes of what the call reads, except over typed input. */
  get: ((request: { params: { id: string } }) => Promise<Shown>) & Reading;
  /** Idempotent by `clientId`. A 409 with `current` says that an earlier attempt has created that record. */
  create: (form: FormSave<Draft>, key: string) => Promise<Shown>;
  /** A 409 with `current` says that `version` is not the newest. */
  update: (form: FormSave<Draft> & { id: string }, key: string) => Promise<Shown>;
  /** Between the record, the values of its form, and what is sent. */
  valuesOf: (record: Shown) => Values;
  draftOf: (values: Values) => Draft;
  /** Checks what is read back from the browser's storage. */
  isValues: (value: unknown) => value is Values;
  nameOf: (values: Values) => string;
  /** The draft to send upon a record that an earlier attempt has created, with what was created along with it. */
  upon?: (draft: Draft, record: Shown) => Draft;
  /** What follows once the server has created the record of a form. It may be carried out more than once. */
  created?: (form: FormSave<Draft>, record: Shown) => Saga;
  /** Whether a dialog asks about the record, so that it must not change. */
  isHeld?: (state: never) => boolean;
  /** Who has changed it last; "" where that is not kept. */
  changedBy: (record: Shown) => string;
  /** The addresses of its page, with `:id`, and of the list that it is in. */
  path: string;
  listPath: string;
  texts: RecordTexts;
}
