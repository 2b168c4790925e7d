import type { Definition } from "@/contract/definition/defineRecord";
import type { MessageId } from "@/shared/i18n/catalogues";

type NameIn<Rules> = Extract<keyof Rules, string>;

/** The texts of a definition below its prefix; those of its list and of its open record are checked by their kits. */
type Word<D extends Definition> =
  | NameIn<D["columns"] | D["fields"]>
  | `state.${NameIn<D["states"]>}`
  | `${"action" | "history"}.${NameIn<D["acts"]>}`
  | { [Action in NameIn<D["acts"]>]: `${NameIn<D["acts"][Action]["input"]>}.${Action}` }[NameIn<D["acts"]>]
  | "head"
  | "history"
  | "history.created"
  | "notChanged";

type IdOf<D extends Definition> = D["texts"] extends infer Prefix extends string ? `${Prefix}.${Word<D>}` : never;

/** A definition all of whose texts are in the catalogues; of another one, those that are missing. */
export type Worded<D extends Definition> = [Exclude<IdOf<D>, MessageId>] extends [never]
  ? D
  : { missing: Exclude<IdOf<D>, MessageId> };
