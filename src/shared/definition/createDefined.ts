import type { ActionOf, Definition, DraftOf, InputOf, RecordOf } from "@/contract/definition/defineRecord";
import type { TypedValues } from "@/contract/definition/fields";
import type { ReasonOf } from "@/contract/reasons";
import type { ActionDemand } from "@/shared/actions/createActions";
import type { WordedCode } from "@/shared/i18n/reasonOf";
import { createRecord } from "@/shared/record/createRecord";
import { noRules, type RecordValues } from "@/shared/record/recordRules";

import { type Calls, listOf } from "./definedList";
import { nameColumn, prefixOf, textIdOf, wordsIn } from "./definedWords";
import type { Worded, WordedForm } from "./definitionTexts";
import { formOf } from "./formOf";
import { createImport, type ImportCalls } from "./createImport";

interface FormCalls<D extends Definition, Shown> extends Calls<D, Shown> {
  create: (request: { body: { clientId: string; draft: DraftOf<D> }; key: string }) => Promise<Shown>;
  /** A record that is final has none. */
  update?: (request: {
    params: { id: string };
    body: { version: number; draft: DraftOf<D> };
    key: string;
  }) => Promise<Shown>;
  /** With it, its page reads files. */
  importRows?: ImportCalls<DraftOf<D>>["importRows"];
}

interface Rules<Told> {
  /** `createClient` of its calls. */
  calls: Told;
  /** The address of its list; that of a record is below it. */
  page: string;
}

/** Its area may have reasons of its own against its acts. */
type ShownOf<D extends Definition> = RecordOf<D, ReasonOf<WordedCode>>;

/** The list, the open record and the acts of a definition: the state of its page. `DefinedPage` draws it. */
export function createDefined<D extends Definition, Shown extends ShownOf<D>>(
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

/** The same of records that are made in a form; unless the definition is final, they are changed in it, too. */
export function createDefinedForm<D extends Definition, Shown extends ShownOf<D>>(
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
      update: calls.update ?? noRules.update,
      nameOf: (values: object) => wordsIn(values, nameColumn(definition)),
      path: `${page}/:id`,
      listPath: page,
      texts: prefixOf(definition),
    },
  );
  const isEdited = calls.update !== undefined;
  const list = listOf(definition, calls, record);
  const { rows, importRows } = calls;
  const watched = { reads: calls.list.reads, reload: list.reload };
  const importing = importRows && createImport<DraftOf<D>>(definition.name, { rows, importRows }, watched);
  if (importing) list.needs = [...(list.needs ?? []), importing];
  return { definition, record, list, form: { ...form, isEdited }, importing };
}

const actRules = <D extends Definition, Shown>(definition: D, calls: Calls<D, Shown>) => ({
  get: calls.get,
  act: (request: { params: { id: string; action: string }; body: { version: number } & InputOf<D> }) =>
    calls.act(request),
  typedIn: (request: ActionDemand<ActionOf<D>, InputOf<D>>["request"]) =>
    Object.values(request).filter((value) => typeof value === "string"),
  notDone: textIdOf(definition, "notChanged"),
});
