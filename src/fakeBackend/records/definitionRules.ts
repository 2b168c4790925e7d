import type { ActionOf, Definition, DraftOf, InputOf, StoredOf } from "@/contract/definition/defineRecord";
import type { ShownValues } from "@/contract/definition/fields";
import type { ReasonOf } from "@/contract/reasons";
import type { Fault } from "@/domain/faults";

import type { Database } from "../core/database";
import type { SortValue } from "../list/ListIndex";
import type { Actor } from "./Actor";
import type { RecordBook } from "./RecordBook";

/** The rules of an area that do not follow from the definition of its record. `Why` are its own reasons. */
export interface DefinitionRules<
  D extends Definition,
  Own extends object,
  Shown extends object,
  Why extends ReasonOf<string>,
> {
  bookOf: (db: Database) => RecordBook<StoredOf<D> & Own>;
  /** As it is stored, where that is not as it was sent: a number without its spaces. */
  written?: (draft: DraftOf<D>) => DraftOf<D>;
  /** Of values that are of their kinds: an id that is none, a code that another record has. None is `stored` for a new one. */
  faults?: (draft: DraftOf<D>, db: Database, stored?: StoredOf<D> & Own) => Fault[];
  /** Values of its area that a new one has. They may replace a field as it was sent. */
  added: (values: ShownValues<D["fields"]>, db: Database, actor: Actor) => Own;
  /**
   * By act, the reasons against it in a state that knows it. Its button asks without an input; the act asks with it, and
   * there a reason may name its field.
   */
  guards?: {
    [Action in ActionOf<D>]?: (
      stored: StoredOf<D> & Own,
      db: Database,
      actor: Actor,
      input?: InputOf<D, Action>,
    ) => Why[];
  };
  /** By act, what comes of it: other values, or another state. `stored` is in the state to which the act leads. */
  acted?: {
    [Action in ActionOf<D>]?: (
      stored: StoredOf<D> & Own,
      db: Database,
      actor: Actor,
      input: InputOf<D, Action>,
    ) => StoredOf<D> & Own;
  };
  /** A record in a reply, but for its acts. */
  shown: (stored: StoredOf<D> & Own, db: Database) => Shown;
  /** The order of a list that names none, if not that of their making, the newest first. */
  order?: SortValue<Shown>;
  /** By which it is found besides the texts of its columns. */
  searched?: (shown: Shown) => string;
  /** The folded parts of what is typed, if not its words. */
  partsOf?: (text: string) => string[];
}
