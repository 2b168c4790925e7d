import { generatePath } from "react-router-dom";

import type { Permission } from "@/contract/actions";
import type { ActionOf, ColumnOf, Definition, FilterOf, InputOf, StateOf } from "@/contract/definition/defineRecord";
import type { GeneralReason } from "@/contract/definition/generalReasons";
import type { ListPage, ListPaging } from "@/contract/list";
import type { HistoryLine } from "@/contract/records";
import { lifeOf } from "@/domain/definition/lifeOf";
import type { ActionDemand } from "@/shared/actions/createActions";
import type { Reading } from "@/shared/api/createClient";
import type { MessageId } from "@/shared/i18n/catalogues";
import { createList } from "@/shared/list/createList";
import type { ListPrefix } from "@/shared/list/listBase";
import type { ListColumn } from "@/shared/list/listColumn";
import { createRecord } from "@/shared/record/createRecord";
import type { OpenPrefix } from "@/shared/record/recordRules";
import { PathLink } from "@/shared/routing/PathLink";
import { isObject } from "@/shared/shapes";
import { Text } from "@/shared/ui/layout/Text";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import type { Worded } from "./definitionTexts";

/** A record of a definition, as replies have it. */
export interface DefinedShown<D extends Definition> {
  id: string;
  version: number;
  state: StateOf<D>;
  actions: Permission<ActionOf<D>, GeneralReason>[];
  history: HistoryLine<"created" | ActionOf<D>, "state">[];
}

interface Calls<D extends Definition, Shown> {
  list: ((request: { query: FilterOf<D> & Required<ListPaging> }) => Promise<ListPage<Shown, StateOf<D>>>) & Reading;
  rows: (request: { query: FilterOf<D> }) => Promise<Shown[]>;
  get: ((request: { params: { id: string } }) => Promise<Shown>) & Reading;
  act(request: { params: { id: string; action: string }; body: { version: number } & InputOf<D> }): Promise<Shown>;
}

interface Rules<D extends Definition, Shown extends DefinedShown<D>> {
  calls: Calls<D, Shown>;
  /** The address of one, with `:id`. */
  path: string;
  listPath: string;
}

/** The list, the open record and the acts of a definition: the state of its page. `DefinedPage` draws it. */
export function createDefined<D extends Definition, Shown extends DefinedShown<D>>(
  definition: D & Worded<D> & { texts: ListPrefix & OpenPrefix },
  { calls, path, listPath }: Rules<D, Shown>,
) {
  type Action = ActionOf<D>;
  type Input = InputOf<D>;
  const { name, texts } = definition;
  const states = Object.keys(definition.states) as StateOf<D>[];
  const textId = (word: string) => `${texts}.${word}` as MessageId; // `Worded` has it
  const life = lifeOf(definition);

  const record = createRecord<Shown, never, never, Action, Input>()(name, {
    get: calls.get,
    act: (request) => calls.act(request),
    typedIn: (request: ActionDemand<Action, Input>["request"]) =>
      Object.values(request).filter((value) => typeof value === "string"),
    notDone: textId("notChanged"),
    path,
    listPath,
    openTexts: texts,
  });

  const rows = record.inRows<Shown>((row, { action }) => ({
    ...row,
    state: life.stateAfter(action, row.state),
    actions: [],
  }));

  const columns = (Object.keys(definition.columns) as ColumnOf<D>[]).map(
    (id, place): ListColumn<Shown, ColumnOf<D>> => ({
      id,
      name: textId(id),
      isSortable: true,
      ...definition.columns[id]!,
      ...(place === 0
        ? {
            cell: (row: Shown) => (
              <Text as={PathLink} weight={550} to={generatePath(path, { id: row.id })} isOver>
                <bdi>{wordsIn(row, id)}</bdi>
              </Text>
            ),
            plain: (row: Shown) => wordsIn(row, id),
          }
        : drawnAs(id)),
    }),
  );

  function drawnAs(id: string): Pick<ListColumn<Shown>, "cell" | "plain"> {
    if (id === "state")
      return {
        cell: ({ state }, { text }) => (
          <StateBadge tone={definition.states[state]!}>{text(textId(`state.${state}`))}</StateBadge>
        ),
        plain: ({ state }, { text }) => text(textId(`state.${state}`)),
      };
    if (definition.fields[id]?.kind === "instant") return { plain: (row) => ({ instant: wordsIn(row, id) }) };
    return { cell: (row) => <bdi>{wordsIn(row, id)}</bdi>, plain: (row) => wordsIn(row, id) };
  }

  const list = createList({
    name: texts,
    columnsKey: `${name}Columns`,
    texts,
    call: calls.list,
    exportCall: calls.rows,
    filters: [],
    views: Object.fromEntries(states.map((state) => [state, textId(`state.${state}`)])) as Record<
      StateOf<D>,
      MessageId
    >,
    columns,
    nameOf: (row) => wordsIn(row, columns[0]!.id),
    record: rows,
  });

  return { definition, record, list, textId };
}

/** A value as it is read: of another record its name. */
export function wordsIn(row: object, field: string): string {
  const value: unknown = Reflect.get(row, field);
  const said: unknown = isObject(value) ? value.name : value;
  return typeof said === "string" || typeof said === "number" ? String(said) : "";
}
