import type {
  ActionOf,
  ColumnOf,
  Definition,
  DraftOf,
  FilterOf,
  InputOf,
  RecordOf,
  StateOf,
} from "@/contract/definition/defineRecord";
import type { TypedValues } from "@/contract/definition/fields";
import type { ListPage, ListPaging } from "@/contract/list";
import { lifeOf } from "@/domain/definition/lifeOf";
import type { ActionDemand } from "@/shared/actions/createActions";
import type { Reading } from "@/shared/api/createClient";
import type { MessageId } from "@/shared/i18n/catalogues";
import { createList } from "@/shared/list/createList";
import type { ListPrefix } from "@/shared/list/listBase";
import type { ListColumn } from "@/shared/list/listColumn";
import { createRecord } from "@/shared/record/createRecord";
import type { FormPrefix, OpenPrefix, RecordValues } from "@/shared/record/recordRules";
import { PathLink } from "@/shared/routing/PathLink";
import { isObject } from "@/shared/shapes";
import { Text } from "@/shared/ui/layout/Text";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import type { Worded, WordedForm } from "./definitionTexts";
import { formOf } from "./formOf";

interface Calls<D extends Definition, Shown> {
  list: ((request: { query: FilterOf<D> & Required<ListPaging> }) => Promise<ListPage<Shown, StateOf<D>>>) & Reading;
  rows: (request: { query: FilterOf<D> }) => Promise<Shown[]>;
  get: ((request: { params: { id: string } }) => Promise<Shown>) & Reading;
  act(request: { params: { id: string; action: string }; body: { version: number } & InputOf<D> }): Promise<Shown>;
}

interface FormCalls<D extends Definition, Shown> extends Calls<D, Shown> {
  create: (request: { body: { clientId: string; draft: DraftOf<D> }; key: string }) => Promise<Shown>;
  update: (request: {
    params: { id: string };
    body: { version: number; draft: DraftOf<D> };
    key: string;
  }) => Promise<Shown>;
}

interface Rules<Told> {
  /** `createClient` of its calls. */
  calls: Told;
  /** The address of its list; that of a record is below it. */
  page: string;
}

/** The list, the open record and the acts of a definition: the state of its page. `DefinedPage` draws it. */
export function createDefined<D extends Definition, Shown extends RecordOf<D>>(
  definition: D & Worded<D>,
  { calls, page }: Rules<Calls<D, Shown>>,
) {
  const record = createRecord<Shown, never, never, ActionOf<D>, InputOf<D>>()(definition.name, {
    ...actRules(definition, calls),
    path: `${page}/:id`,
    listPath: page,
    openTexts: prefixOf(definition),
  });
  return { definition, record, list: listOf(definition, calls, record) };
}

/** The same of records that are written in a form. */
export function createDefinedForm<D extends Definition, Shown extends RecordOf<D>>(
  definition: D & WordedForm<D>,
  { calls, page }: Rules<FormCalls<D, Shown>>,
) {
  const form = formOf<D["fields"]>(definition.fields);
  const record = createRecord<Shown, DraftOf<D>, TypedValues<D["fields"]> & RecordValues, ActionOf<D>, InputOf<D>>()(
    definition.name,
    {
      ...actRules(definition, calls),
      ...form,
      create: calls.create,
      update: calls.update,
      nameOf: (values: object) => wordsIn(values, nameColumn(definition)),
      path: `${page}/:id`,
      listPath: page,
      texts: prefixOf(definition),
    },
  );
  return { definition, record, list: listOf(definition, calls, record), form };
}

/** Of the texts of the kits below: `Worded` has all of them. */
const prefixOf = ({ texts }: Definition) => texts as ListPrefix & FormPrefix & OpenPrefix;

/** The id of a text of a definition: `Worded` has all of them. */
export const textIdOf = ({ texts }: Pick<Definition, "texts">, word: string) => `${texts}.${word}` as MessageId;

/** The column that says which record it is. */
export const nameColumn = ({ columns }: Definition): string => Object.keys(columns)[0]!;

const actRules = <D extends Definition, Shown>(definition: D, calls: Calls<D, Shown>) => ({
  get: calls.get,
  act: (request: { params: { id: string; action: string }; body: { version: number } & InputOf<D> }) =>
    calls.act(request),
  typedIn: (request: ActionDemand<ActionOf<D>, InputOf<D>>["request"]) =>
    Object.values(request).filter((value) => typeof value === "string"),
  notDone: textIdOf(definition, "notChanged"),
});

interface RecordOfRows<Shown extends { id: string }, Action extends string> {
  inRows: (
    apply: (row: Shown, act: { action: Action }) => Shown,
  ) => Parameters<typeof createList<Shown, string, string, string, ListPrefix>>[0]["record"];
}

function listOf<D extends Definition, Shown extends RecordOf<D>>(
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
    filters: [],
    views: Object.fromEntries(states.map((state) => [state, textIdOf(definition, `state.${state}`)])) as Record<
      StateOf<D>,
      MessageId
    >,
    columns,
    nameOf: (row) => wordsIn(row, nameColumn(definition)),
    record: record.inRows((row, { action }) => ({ ...row, state: life.stateAfter(action, row.state), actions: [] })),
  });
}

/** A cell on the screen, and the same without colours and links. */
function drawnAs<Shown extends { id: string; state: string }>(
  definition: Definition,
  id: string,
  pathOf: (id: string) => string,
): Pick<ListColumn<Shown>, "cell" | "plain" | "isNumeric"> {
  const { kind } = definition.fields[id] ?? { kind: "text" };
  const plain = (row: Shown) => wordsIn(row, id);
  if (id === "state")
    return {
      cell: ({ state }, { text }) => (
        <StateBadge tone={definition.states[state]!}>{text(textIdOf(definition, `state.${state}`))}</StateBadge>
      ),
      plain: ({ state }, { text }) => text(textIdOf(definition, `state.${state}`)),
    };
  if (id === nameColumn(definition))
    return {
      cell: (row) => (
        <Text as={PathLink} weight={550} to={pathOf(row.id)} isOver>
          <bdi>{plain(row)}</bdi>
        </Text>
      ),
      plain,
    };
  if (kind === "instant") return { plain: (row) => ({ instant: plain(row) }) };
  if (kind === "amount") return { plain: (row) => ({ cents: Number(plain(row)) }), isNumeric: true };
  if (kind === "count") return { plain: (row) => Number(plain(row)), isNumeric: true };
  if (kind === "choice") return { plain: (row, { text }) => text(textIdOf(definition, `${id}.${plain(row)}`)) };
  return { cell: (row) => <bdi>{plain(row)}</bdi>, plain };
}

/** A value as it is read: of another record its name. */
export function wordsIn(row: object, field: string): string {
  const value: unknown = Reflect.get(row, field);
  const said: unknown = isObject(value) ? value.name : value;
  return typeof said === "string" || typeof said === "number" ? String(said) : "";
}
