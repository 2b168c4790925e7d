import type { Definition } from "@/contract/definition/defineRecord";
import type { Fields } from "@/contract/definition/fields";
import type { MessageId } from "@/shared/i18n/catalogues";

type NameIn<Rules> = Extract<keyof Rules, string>;

type ChoiceIn<F extends Fields> = {
  [Name in NameIn<F>]: F[Name] extends { choices: readonly (infer Value extends string)[] }
    ? `${Name}.${Value}`
    : never;
}[NameIn<F>];

type ListWord = "table" | "search" | "view.all" | "unsorted" | "failed" | "file" | "count";
type OpenWord = "recordFailed" | "unknown" | "toList";
type FormWord = "create" | "createWaits" | "created" | "saved" | "notSaved" | "conflict";

/** The texts of a definition below its prefix. */
type Word<D extends Definition> =
  | ListWord
  | OpenWord
  | NameIn<D["columns"] | D["fields"]>
  | ChoiceIn<D["fields"]>
  | `state.${NameIn<D["states"]>}`
  | `${"action" | "history"}.${NameIn<D["acts"]>}`
  | { [Action in NameIn<D["acts"]>]: `${NameIn<D["acts"][Action]["input"]>}.${Action}` }[NameIn<D["acts"]>]
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
export type WordedForm<D extends Definition> = Having<D, Word<D> | FormWord | "new" | "history.changed">;
