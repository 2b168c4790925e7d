import type { ColumnOf, Definition, FilterKeyOf, StateOf } from "@/contract/definition/defineRecord";
import type { Field } from "@/contract/definition/fields";
import { fieldAt, valueAt } from "@/domain/definition/leavesOf";

import type { ListRules, SortValue } from "../list/ListIndex";
import { someOf } from "../list/someOf";

interface ListOrder<Row> {
  order?: SortValue<Row>;
  searched?: (row: Row) => string;
  partsOf?: (text: string) => string[];
}

/** A list has a view for each state. Its texts are found and sorted as they are shown, states by their order. */
export function definitionListRules<D extends Definition, Row extends { id: string; state: StateOf<D> }>(
  definition: D,
  { order: defaultSort = ({ id }) => -Number(id.split("-").at(-1)), searched = () => "", partsOf }: ListOrder<Row> = {},
): ListRules<Row, ColumnOf<D>, StateOf<D>, Partial<Record<FilterKeyOf<D>, string>>> {
  const { columns, states } = definition;
  const names = Object.keys(columns) as ColumnOf<D>[];
  const order = Object.keys(states) as StateOf<D>[];
  const isText = (name: string) => /^texts?$/.test(fieldAt(definition, name)?.kind ?? "text");
  const sortOf =
    (name: ColumnOf<D>): SortValue<Row> =>
    (row) =>
      placeOf(valueIn(row, name), fieldAt(definition, name));
  return {
    searched: (row) => [row.id, searched(row), ...names.filter(isText).map((name) => valueIn(row, name))].join("\n"),
    ...(partsOf && { partsOf }),
    filters: filtersOf<D, Row>(definition),
    sorts: Object.fromEntries(names.map((name) => [name, sortOf(name)])) as Record<ColumnOf<D>, SortValue<Row>>,
    defaultSort,
    views: Object.fromEntries(order.map((state) => [state, (row: Row) => row.state === state])) as Record<
      StateOf<D>,
      (row: Row) => boolean
    >,
  };
}

/** Dates have both ends, choices are separated by commas. */
function filtersOf<D extends Definition, Row extends object>({ filters }: D) {
  const dateOf = (row: Row) => String(valueIn(row, filters?.date ?? ""));
  const all = filters && {
    from: (date: string) => (row: Row) => dateOf(row) >= date,
    to: (date: string) => (row: Row) => dateOf(row) <= date,
    ...Object.fromEntries(filters.choices.map((name) => [name, someOf((row: Row) => String(valueIn(row, name)))])),
  };
  return (all ?? {}) as ListRules<Row, ColumnOf<D>, StateOf<D>, Partial<Record<FilterKeyOf<D>, string>>>["filters"];
}

/** Values of a choice are sorted in its order, numbers that are left out before the others. */
function placeOf(value: string | number, { kind, choices }: Partial<Field> = {}) {
  if (choices) return choices.indexOf(String(value));
  return (kind === "count" || kind === "amount") && value === "" ? Number.MIN_SAFE_INTEGER : value;
}

/** A value to be found and sorted by: of another record all its texts. */
function valueIn(row: object, name: string): string | number {
  const value = valueAt(row, name);
  if (typeof value === "object" && value !== null) return Object.values(value).join("\n");
  return typeof value === "string" || typeof value === "number" ? value : "";
}
