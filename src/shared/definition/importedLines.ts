import { setIn } from "formik";

import type { Definition } from "@/contract/definition/defineRecord";
import type { Field } from "@/contract/definition/fields";
import { fieldFaults, fieldReason } from "@/domain/definition/fieldFaults";
import { leavesOf, valueAt } from "@/domain/definition/leavesOf";
import { readValues } from "@/domain/definition/readValues";
import { toldValues } from "@/domain/definition/toldValues";
import type { Fault } from "@/domain/faults";
import { folded } from "@/domain/text/folded";
import type { CsvLine } from "@/shared/csv/readCsv";
import type { ListWords } from "@/shared/list/listColumn";

import { nameColumn, wordsIn } from "./definedWords";
import { emptyValues, sentValues } from "./formOf";
import { pathOfHeading, readCell } from "./readCell";

/** A line of a file, and what becomes of it. */
export interface ImportedLine extends CsvLine {
  outcome: "created" | "changed" | "unchanged" | "refused";
  /** The record that it changes. */
  id?: string;
  version: number;
  before: object;
  draft: object;
  /** The paths of the values that it changes. */
  changed: string[];
  faults: Pick<Fault, "field" | "reason">[];
}

type Values = Record<string, unknown>;

interface Known {
  id: string;
  version: number;
}

/**
 * The lines below the headings of a file. A line changes the record with its key, without a key one of its name that has none;
 * what it does not tell stays.
 */
export function importedLines(
  definition: Definition,
  [head, ...lines]: CsvLine[],
  records: readonly Known[],
  words: Pick<ListWords, "text">,
): ImportedLine[] {
  const { fields, key = "" } = definition;
  const leaves = leavesOf(fields);
  const paths = head?.cells.map((heading) => pathOfHeading(definition, heading, words)) ?? [];
  const keyOf = (record: object) => folded(wordsIn(record, key));
  const nameOf = (record: object) => folded(wordsIn(record, nameColumn(definition)));
  const byKey = new Map(records.map((record) => [keyOf(record), record]));
  const keyless = records.filter((record) => keyOf(record) === "");
  const seen = new Set<string>();
  const fresh = sentValues(fields, emptyValues(fields));

  const told = (before: Values, cells: string[]) =>
    paths.reduce<Values>((draft, path, column) => {
      const field = path === undefined ? undefined : leaves[path];
      if (!path || !field) return draft;
      return setIn(draft, path, readCell(definition, path, field, cells[column] ?? "", words)) as Values;
    }, before);

  /** Each is changed by one line. */
  const takeKeyless = (name: string) => {
    const place = keyless.findIndex((record) => nameOf(record) === name);
    return place < 0 ? undefined : keyless.splice(place, 1)[0];
  };

  return lines.map(({ place, cells }) => {
    const typed = told(fresh, cells);
    const keyed = keyOf(typed);
    const known = keyed === "" ? takeKeyless(nameOf(typed)) : byKey.get(keyed);
    const before = known ? draftIn(fields, known) : fresh;
    const draft = readValues(fields, told(before, cells));
    const isRepeated = keyed !== "" && seen.has(keyed);
    seen.add(keyed);
    const repeated = isRepeated ? [{ field: key, reason: fieldReason("FIELD_TAKEN") }] : [];
    const faults = [...fieldFaults(fields, draft), ...repeated];
    const [now, then] = [toldValues(fields, draft), toldValues(fields, before)];
    const changed = Object.keys(now).filter((path) => Reflect.get(now, path) !== Reflect.get(then, path));
    return {
      place,
      cells,
      id: known?.id,
      version: known?.version ?? 0,
      before,
      draft,
      changed,
      faults,
      outcome: outcome(),
    };

    function outcome() {
      if (faults.length > 0) return "refused";
      if (!known) return "created";
      return changed.length > 0 ? "changed" : "unchanged";
    }
  });
}

/** The draft of a record: a picture stays as it is. */
const draftIn = (fields: Record<string, Field>, record: object) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { kind }]) => kind !== "picture")
      .map(([name]) => [name, valueAt(record, name)]),
  );
