import type { Cents } from "@/contract/property";
import type { ActionDemand } from "@/shared/actions/createActions";
import type { Reading } from "@/shared/api/createClient";
import type { MessageId } from "@/shared/i18n/catalogues";
import type { Sentence } from "@/shared/i18n/sentence";
import type { Saga } from "@/shared/saga/effects";
import type { Undoable } from "@/shared/write/undoable";

export interface Versioned {
  id: string;
  /** Each change of the record adds 1. */
  version: number;
  /** The newest first. */
  history?: { by?: string }[];
}

/** Values of every form besides its fields. */
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
  /** The draft of the record that the form began with, of that `version`. */
  base?: Draft;
  /** Names the record in a notice where the form is not on the screen. */
  name: string;
}

/** An act on its way to the server; without a `kind` where an older page has kept it. */
export type RecordAct<Action extends string, Input> = { kind?: "act" } & ActionDemand<Action, Input>;

/** A write of an area that is neither form nor act. */
export interface OtherWrite {
  kind: "deletion";
  id: string;
}

export type RecordWrite<Draft, Action extends string, Input, Other extends OtherWrite = never> =
  | FormSave<Draft>
  | RecordAct<Action, Input>
  | Other;

/** `unknown` may use `id`. */
type OpenWord = "recordFailed" | "unknown" | "toList";

/** `created` and `saved` may use `id`, `notSaved` may use `name`. */
type FormWord = OpenWord | "create" | "createWaits" | "created" | "saved" | "notSaved" | "conflict";

type Prefix<Id = MessageId> = Id extends `${infer P}.toList` ? P : never;
type PrefixOf<Word extends string> = { [P in Prefix]: `${P}.${Word}` extends MessageId ? P : never }[Prefix];

/** `complaints`, for the texts `complaints.created`, `complaints.saved` and so on: a prefix that has all of them. */
export type FormPrefix = PrefixOf<FormWord>;

/** A prefix that has the texts of a record that is opened. */
export type OpenPrefix = PrefixOf<OpenWord>;

/** A record that is opened. */
interface OpenRules<Shown extends Versioned> {
  /** An open record is read again after changes of what the call reads, except over typed input. */
  get: ((request: { params: { id: string } }) => Promise<Shown>) & Reading;
  /** Of the list that it is in. */
  listPath: string;
}

interface OpenTexts {
  /** The prefix of three texts, where it has no form. */
  openTexts?: OpenPrefix;
}

/** A record that is opened, and written in a form. The calls are those of its contract. */
export interface FormRules<Shown extends Versioned, Draft, Values extends RecordValues> extends OpenRules<Shown> {
  /** Idempotent by `clientId`. A 409 with `current` says that an earlier attempt has created that record. */
  create: (request: { body: { clientId: string; draft: Draft }; key: string }) => Promise<Shown>;
  /** A 409 with `current` says that `version` is not the newest. */
  update: (request: { params: { id: string }; body: { version: number; draft: Draft }; key: string }) => Promise<Shown>;
  /** Between the record, the values of its form, and what is sent. */
  valuesOf: (record: Shown) => Values;
  draftOf: (values: Values) => Draft;
  /** Checks the fields that are read back from the browser's storage. */
  isValues: (values: object) => boolean;
  nameOf: (values: Values) => string;
  /** Who has changed it last; "" where that is not kept. By default its history says so. */
  changedBy?: (record: Shown) => string;
  /** The draft to send upon a record that an earlier attempt has created, with what was created along with it. */
  upon?: (draft: Draft, record: Shown) => Draft;
  /**
   * Follows once the server has created the record of a form. It may be carried out more than once. Returns a sentence about
   * more than that record, which its page shows by itself: elsewhere it is the notice.
   */
  created?: (form: FormSave<Draft>, record: Shown) => Saga<Sentence | undefined>;
  texts: FormPrefix;
}

/** Acts of a record. */
export interface ActRules<Shown extends Versioned, Action extends string, Input, Refusal> {
  /** A 409 with `current` says that `version` is not the newest. */
  act: (request: {
    params: { id: string; action: Action };
    body: ActionDemand<Action, Input>["request"];
    key: string;
  }) => Promise<Shown> | Saga<Shown>;
  /** Says that an act was not done: a text that may use `id`, or a sentence of the record's own. */
  notDone: MessageId | ((id: string) => Sentence | Saga<Sentence>);
  /** Texts, and amounts in cents, that were typed for an act: a notice keeps them where the dialog has gone. */
  typedIn?: (request: ActionDemand<Action, Input>["request"]) => (string | Cents | undefined)[];
  /** `act` says in a notice that it is done. */
  tellsDone?: true;
  refusalOf?: (error: unknown, demand: ActionDemand<Action, Input>) => Refusal;
}

interface OwnRules<Other extends OtherWrite> {
  /** The address of its page, with `:id`. */
  path: string;
  /** Names its pending writes in the browser's storage, where they are not called `<name>Writes`. */
  outbox?: string;
  /** A write that is neither form nor act. */
  other?: {
    isWrite: (value: object) => boolean;
    send: (write: Other, key: string) => Saga;
    refused: (write: Other, error: unknown) => Saga;
    undoable?: Undoable<Other, unknown>;
  };
}

/** Without a form, or without acts, a record says nothing of them. */
export type RecordRules<
  Shown extends Versioned,
  Draft,
  Values extends RecordValues,
  Action extends string,
  Input,
  Other extends OtherWrite,
  Refusal,
> = OwnRules<Other> &
  ([Values] extends [never] ? Partial<OpenRules<Shown>> & OpenTexts : FormRules<Shown, Draft, Values>) &
  ([Action] extends [""] ? object : ActRules<Shown, Action, Input, Refusal>);

export type AllRules<
  Shown extends Versioned,
  Draft,
  Values extends RecordValues,
  Action extends string,
  Input,
  Other extends OtherWrite,
  Refusal,
> = OwnRules<Other> & FormRules<Shown, Draft, Values> & ActRules<Shown, Action, Input, Refusal> & OpenTexts;

function none(): never {
  throw new Error("The record has none of it.");
}

/** Of a record without a form, or without acts. Nothing calls them. */
export const noRules = {
  get: Object.assign(none, { reads: [] }),
  create: none,
  update: none,
  valuesOf: none,
  draftOf: none,
  isValues: none,
  nameOf: none,
  listPath: "",
  texts: "complaints",
  act: none,
  notDone: none,
} as const;
