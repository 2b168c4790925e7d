import type { Definition, StoredOf } from "@/contract/definition/defineRecord";
import type { ShownValues } from "@/contract/definition/fields";
import { toldValues } from "@/domain/definition/toldValues";

import type { Actor } from "./Actor";
import { changesIn, historyWith } from "./history";

/** The fields that differ, and the state, as the history of a record tells them. */
export function changesBetween<D extends Definition>({ fields }: D, before: StoredOf<D>, after: StoredOf<D>) {
  const told = (stored: StoredOf<D>) => ({ state: stored.state, ...toldValues<D["fields"]>(fields, stored) });
  return changesIn(Object.keys(told(after)) as (keyof ReturnType<typeof told>)[], told(before), told(after));
}

/** A record with other values, a version later. */
export function rewritten<D extends Definition, Stored extends StoredOf<D>>(
  definition: D,
  stored: Stored,
  values: Partial<ShownValues<D["fields"]>>,
  actor: Actor,
): Stored {
  const next = { ...stored, ...values, version: stored.version + 1 };
  const line = { what: "changed" as const, changes: changesBetween(definition, stored, next) };
  return { ...next, history: historyWith(stored.history, line, actor) };
}
