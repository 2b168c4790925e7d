import type { Permission } from "../actions";
import type { RecordId } from "../formats";
import type { ListFilter } from "../list";
import type { ReasonOf } from "../reasons";
import { type HistoryLine, recordCalls, type RecordRefusal } from "../records";
import type { Topic } from "../topics";
import type { Fields, PathIn, SentValues, ShownValues } from "./fields";
import type { GeneralReason } from "./generalReasons";
import { importRows } from "./importRows";

/** How much a state asks of the hotel. A colour only underlines what its word says. */
export type Tone = "quiet" | "open" | "good" | "now" | "late";

/** An act: from which states it may be done, to which it leads, and what it asks for. */
export interface ActRule<State extends string> {
  readonly from: readonly State[];
  readonly to: State;
  readonly input: Fields;
  /** The next step of the record: its button stands out. */
  readonly isPrimary?: true;
}

/** A column of its list, of the field or derived value of its name. Columns of low importance are left out first. */
export interface ColumnRule {
  /** Narrowest, in px. */
  readonly width: number;
  readonly importance?: number;
  /** Where a card shows it. */
  readonly card?: "mark" | "fact";
  /** Of a choice that is a badge: the tone of each of its values. */
  readonly tones?: Record<string, Tone>;
}

/** A kind of record, told once: types, calls, checks, lists, forms, dialogs and words follow from it. */
export interface Definition {
  readonly name: string;
  /** The prefix of its texts. */
  readonly texts: string;
  /** Of its ids: `OP-000012`. */
  readonly idPrefix: string;
  readonly path: `/${string}`;
  /** The topics of the hotel's changes that its replies are made of, its own first. */
  readonly reads: readonly [Topic, ...Topic[]];
  /** Told of a new one. */
  readonly fields: Fields;
  /** The kinds of values that its area derives, of those that are columns or facts. Unless told, a column is a text. */
  readonly derived?: Fields;
  /** The field whose value no other record has, unless it is empty. With it records can be imported from a file. */
  readonly key?: string;
  /** A record stays as it was made: it has no call that changes its fields. */
  readonly isFinal?: true;
  /** The first is that of a new one. */
  readonly states: Record<string, Tone>;
  readonly acts: Record<string, ActRule<string>>;
  /** By which its list is filtered besides its views: `from` and `to` of a date, and choices by their names, `state` for several. */
  readonly filters?: { readonly date: string; readonly choices: readonly string[] };
  /** The first says which record a row is. */
  readonly columns: Record<string, ColumnRule>;
}

/** Keeps the names and limits of a definition as literal types, and holds its acts to its states, its key to its fields. */
export const defineRecord = <
  const D extends Definition & {
    acts: Record<string, ActRule<Extract<keyof D["states"], string>>>;
    key?: Extract<keyof D["fields"], string>;
  },
>(
  definition: D,
): D => definition;

type NameIn<Rules> = Extract<keyof Rules, string>;

export type StateOf<D extends Definition> = NameIn<D["states"]>;
export type ActionOf<D extends Definition> = NameIn<D["acts"]>;
export type ColumnOf<D extends Definition> = NameIn<D["columns"]>;

/** A new record as it is sent. */
export type DraftOf<D extends Definition> = SentValues<D["fields"]>;

/** The input of an act, besides the version that it is done upon. */
export type InputOf<D extends Definition, Action extends ActionOf<D> = ActionOf<D>> = {
  [Name in Action]: SentValues<D["acts"][Name]["input"]>;
}[Action];

/** A record as it is stored, with what its own area adds. */
export type StoredOf<D extends Definition> = ShownValues<D["fields"]> & {
  id: RecordId;
  version: number;
  state: StateOf<D>;
  /** The newest first. */
  history: HistoryLine<"created" | "changed" | ActionOf<D>, "state" | PathIn<D["fields"]>>[];
};

/** A record as it is shown, with the values that its area derives. `Why` are the area's own reasons against its acts. */
export type RecordOf<D extends Definition, Why extends ReasonOf<string> = never> = StoredOf<D> & {
  actions: Permission<ActionOf<D>, GeneralReason | Why>[];
};

/** `text` finds part of any text of a row. */
export type FilterOf<D extends Definition> = ListFilter<ColumnOf<D>, StateOf<D>> &
  Partial<Record<FilterKeyOf<D>, string>>;

/** The keys of its filters, none where it tells none. */
export type FilterKeyOf<D extends Definition> = D extends {
  filters: { choices: readonly (infer Name extends string)[] };
}
  ? Name | "from" | "to"
  : never;

/** The calls of a definition; a contract names those that it has. `Shown` is the record in a reply, `Why` as in `RecordOf`. */
export const callsOf =
  <Shown, Why extends ReasonOf<string> = never>() =>
  <const D extends Definition>({ path, reads, key, isFinal }: D) => {
    const { update, ...calls } = recordCalls<{
      row: Shown;
      column: ColumnOf<D>;
      view: StateOf<D>;
      filter: FilterOf<D>;
      draft: DraftOf<D>;
      act: { version: number } & InputOf<D>;
      refusal: RecordRefusal<GeneralReason | Why, Shown>;
    }>()(path as D["path"], reads);
    const editing = { update };
    const importing = { importRows: importRows<D["path"], DraftOf<D>, GeneralReason | Why>(path) };
    return { ...calls, ...(!isFinal && editing), ...(key && importing) } as typeof calls &
      (D extends { isFinal: true } ? unknown : typeof editing) &
      (D extends { key: string } ? typeof importing : unknown);
  };
