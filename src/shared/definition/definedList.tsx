import type {
  ActionOf,
  ColumnOf,
  Definition,
  FilterKeyOf,
  FilterOf,
  InputOf,
  StateOf,
} from "@/contract/definition/defineRecord";
import type { ListPage, ListPaging } from "@/contract/list";
import type { CivilDate } from "@/contract/property";
import { addDays, weekdayOf } from "@/domain/civilDate";
import { monthOf } from "@/domain/periods";
import { fieldAt, valueAt } from "@/domain/definition/leavesOf";
import { lifeOf } from "@/domain/definition/lifeOf";
import type { Reading } from "@/shared/api/createClient";
import type { MessageId } from "@/shared/i18n/catalogues";
import { createList } from "@/shared/list/createList";
import type { ListFilterPart } from "@/shared/list/createListQuery";
import { dateRange } from "@/shared/list/filters/dateRange";
import { someOf } from "@/shared/list/filters/someOf";
import type { ListPrefix } from "@/shared/list/listBase";
import type { ListColumn } from "@/shared/list/listColumn";
import { PathLink } from "@/shared/routing/PathLink";
import { Text } from "@/shared/ui/layout/Text";

import { badgeOf } from "./definedBadge";
import { nameColumn, prefixOf, textIdOf, wordsAt, wordsIn } from "./definedWords";

export interface Calls<D extends Definition, Shown> {
  list: ((request: { query: FilterOf<D> & Required<ListPaging> }) => Promise<ListPage<Shown, StateOf<D>>>) & Reading;
  rows: (request: { query: FilterOf<D> }) => Promise<Shown[]>;
  get: ((request: { params: { id: string } }) => Promise<Shown>) & Reading;
  act(request: { params: { id: string; action: string }; body: { version: number } & InputOf<D> }): Promise<Shown>;
}

interface RecordOfRows<Shown extends { id: string }, Action extends string> {
  inRows: (
    apply: (row: Shown, act: { action: Action }) => Shown,
  ) => Parameters<typeof createList<Shown, string, string, string, ListPrefix>>[0]["record"];
}

/** Its columns are those of the definition. */
export function listOf<D extends Definition, Shown extends { id: string; state: StateOf<D>; actions: unknown[] }>(
  definition: D,
  calls: Calls<D, Shown>,
  record: RecordOfRows<Shown, ActionOf<D>> & { pathOf: (id: string) => string },
) {
  const texts = prefixOf(definition);
  const { name } = definition;
  const states = Object.keys(definition.states) as StateOf<D>[];
  const life = lifeOf(definition);
  const columns = (Object.keys(definition.columns) as ColumnOf<D>[]).map((id): ListColumn<Shown, ColumnOf<D>> => ({
    id,
    name: textIdOf(definition, id),
    isSortable: true,
    ...definition.columns[id]!,
    ...drawnAs<Shown>(definition, id, record.pathOf),
  }));
  return createList({
    name: texts,
    columnsKey: `${name}Columns`,
    texts,
    call: calls.list,
    exportCall: calls.rows,
    filters: filtersOf(definition),
    views: Object.fromEntries(states.map((state) => [state, textIdOf(definition, `state.${state}`)])) as Record<
      StateOf<D>,
      MessageId
    >,
    columns,
    nameOf: (row) => wordsIn(row, nameColumn(definition)),
    record: record.inRows((row, { action }) => ({ ...row, state: life.stateAfter(action, row.state), actions: [] })),
  });
}

function filtersOf<D extends Definition>(definition: D) {
  const { filters } = definition;
  const parts: ListFilterPart[] = filters
    ? [
        dateRange("from", "to", daysUntil),
        ...filters.choices.map((name) => {
          const label = textIdOf(definition, name);
          const wordsFor = (choice: string) => `${label}.${choice}` as MessageId;
          return someOf(name, { label, choices: fieldAt(definition, name)?.choices ?? [], wordsFor });
        }),
      ]
    : [];
  return parts as ListFilterPart<FilterKeyOf<D>>[];
}

const daysUntil = (today: CivilDate) => [
  { label: "preset.today" as const, range: { from: today, to: today } },
  { label: "preset.thisWeek" as const, range: { from: addDays(today, 1 - weekdayOf(today)), to: today } },
  { label: "preset.thisMonth" as const, range: monthOf(today) },
];

/** A cell on the screen, and the same without colours and links. */
function drawnAs<Shown extends { id: string; state: string }>(
  definition: Definition,
  id: string,
  pathOf: (id: string) => string,
): Pick<ListColumn<Shown>, "cell" | "plain" | "isNumeric"> {
  const kind = fieldAt(definition, id)?.kind;
  const plain: ListColumn<Shown>["plain"] = (row, words) => {
    const value = valueAt(row, id);
    if (typeof value === "number") return kind === "amount" ? { cents: value } : value;
    if (typeof value !== "string" || value === "") return wordsAt(definition, id, value, words);
    if (kind === "instant") return { instant: value };
    return kind === "date" ? { date: value } : wordsAt(definition, id, value, words);
  };
  if (id === "state" || definition.columns[id]?.tones)
    return {
      cell: (row, words) => badgeOf(definition, id, row, wordsAt(definition, id, valueAt(row, id), words)),
      plain,
    };
  if (id === nameColumn(definition))
    return {
      cell: (row) => (
        <Text as={PathLink} weight={550} to={pathOf(row.id)} isOver>
          <bdi>{wordsIn(row, id)}</bdi>
        </Text>
      ),
      plain,
    };
  if (kind === "amount") return { plain, isNumeric: true };
  if (kind === "count")
    return { cell: (row, words) => wordsAt(definition, id, valueAt(row, id), words), plain, isNumeric: true };
  const isDrawn = kind === "instant" || kind === "date" || kind === "choice";
  return isDrawn
    ? { plain }
    : { cell: (row, words) => <bdi>{wordsAt(definition, id, valueAt(row, id), words)}</bdi>, plain };
}
