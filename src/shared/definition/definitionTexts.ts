import type { Definition } from "@/contract/definition/defineRecord";
import type { Fields } from "@/contract/definition/fields";
import type { MessageId } from "@/shared/i18n/catalogues";

type NameIn<Rules> = Extract<keyof Rules, string>;

/** The words below the label of a field: of its choices, its keys, or the fields of its rows. */
type Below<F> = F extends { field: infer Inner; keys: readonly (infer Key extends string)[] }
  ? Key | Below<Inner>
  : F extends { fields: infer Inner extends Fields }
    ? WordsOf<Inner>
    : F extends { choices: readonly (infer Value extends string)[] }
      ? Value
      : never;

type WordsOf<F extends Fields> = { [Name in NameIn<F>]: Name | `${Name}.${Below<F[Name]>}` }[NameIn<F>];

type InputWordsOf<F extends Fields, Action extends string> = {
  [Name in NameIn<F>]: `${Name}.${Action}` | `${Name}.${Action}.${Below<F[Name]>}`;
}[NameIn<F>];

type ListWord = "table" | "search" | "view.all" | "unsorted" | "failed" | "file" | "count";
type OpenWord = "recordFailed" | "unknown" | "toList";
type NewWord = "new" | "create" | "createWaits" | "created" | "notSaved";
type EditWord = "saved" | "conflict" | "history.changed";

type DerivedWord<D extends Definition> = D extends { derived: infer F extends Fields } ? WordsOf<F> : never;

/** The texts of a definition below its prefix. */
type Word<D extends Definition> =
  | ListWord
  | OpenWord
  | NameIn<D["columns"]>
  | WordsOf<Pick<D["fields"], NameIn<D["columns"]>>>
  | DerivedWord<D>
  | `state.${NameIn<D["states"]>}`
  | `${"action" | "history"}.${NameIn<D["acts"]>}`
  | { [Action in NameIn<D["acts"]>]: InputWordsOf<D["acts"][Action]["input"], Action> }[NameIn<D["acts"]>]
  | "head"
  | "history"
  | "history.created"
  | "notChanged";

type Missing<D extends Definition, W extends string> = D["texts"] extends infer Prefix extends string
  ? Exclude<`${Prefix}.${W}`, MessageId>
  : never;

type Having<D extends Definition, W extends string> = [Missing<D, W>] extends [never] ? D : { missing: Missing<D, W> };

/** A definition all of whose texts are in the catalogues; of another one, those that are missing. */
export type Worded<D extends Definition> = Having<D, Word<D>>;

/** With those of its form. */
export type WordedForm<D extends Definition> = Having<
  D,
  Word<D> | WordsOf<D["fields"]> | NewWord | (D extends { isFinal: true } ? never : EditWord)
>;
