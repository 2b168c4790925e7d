import type { ReactNode } from "react";
import { useParams } from "react-router-dom";

import type { ActionOf, Definition, InputOf, RecordOf } from "@/contract/definition/defineRecord";
import type { Actions } from "@/shared/actions/createActions";
import type { FaultsOf } from "@/shared/form/useProblemsOf";
import { useHotelTimes } from "@/shared/hotel/useHotelTimes";
import { useText } from "@/shared/i18n/useText";
import type { List } from "@/shared/list/createList";
import { ListPage } from "@/shared/list/page/ListPage";
import type { KindOfRecord } from "@/shared/record/kindOfRecord";
import { RecordActs } from "@/shared/record/RecordActs";
import { RecordDrawer } from "@/shared/record/RecordDrawer";
import { RecordForm } from "@/shared/record/RecordForm";
import { RecordHistory } from "@/shared/record/RecordHistory";
import type { RecordRefusal } from "@/shared/record/recordRefusal";
import type { RecordValues } from "@/shared/record/recordRules";
import { SaveButton } from "@/shared/record/SaveButton";
import { useRecordWords, type WordedField } from "@/shared/record/useRecordWords";
import { newId } from "@/shared/routing/paths";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { RecordHead } from "@/shared/ui/page/RecordHead";
import { RecordNumber } from "@/shared/ui/RecordNumber";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { actsOf, type Proposed } from "./actsOf";
import { nameColumn, textIdOf, wordsIn } from "./createDefined";
import { DefinedField } from "./DefinedField";

/** Made by `createDefined`, or with a form by `createDefinedForm`. */
interface Defined<D extends Definition, Shown extends RecordOf<D>, Draft, Values extends RecordValues> {
  definition: D;
  list: List;
  record: KindOfRecord<Shown, Draft, Values> & {
    acts: Actions<ActionOf<D>, InputOf<D>, RecordRefusal<Shown>>;
    selectWaitingAct: (state: never, id: string) => ActionOf<D> | undefined;
  };
  form?: { newValues: () => Values; faultsOf: (draft: Draft) => ReturnType<FaultsOf<Values>> };
}

interface DefinedPageProps<D extends Definition, Shown extends RecordOf<D>, Draft, Values extends RecordValues> {
  of: Defined<D, Shown, Draft, Values>;
  proposed?: Proposed<D, Shown>;
  /** How a fact is drawn that is more than its words. */
  facts?: Partial<Record<string, (record: Shown) => ReactNode>>;
  /** Between the head and the history. */
  children?: (record: Shown) => ReactNode;
}

/** The list of a definition's records; one of them opens over it, with what is known of it, its acts and its history. */
export function DefinedPage<D extends Definition, Shown extends RecordOf<D>, Draft, Values extends RecordValues>(
  props: DefinedPageProps<D, Shown, Draft, Values>,
) {
  const { id } = useParams();
  const { definition, list, record, form } = props.of;
  const create = form && { label: textIdOf(definition, "new"), path: record.pathOf(newId) };
  return (
    <ListPage list={list} create={create}>
      {id !== undefined && <DefinedDrawer key={id} id={id} {...props} />}
    </ListPage>
  );
}

function DefinedDrawer<D extends Definition, Shown extends RecordOf<D>, Draft, Values extends RecordValues>({
  of: { definition, record: kind, form },
  id,
  proposed,
  facts,
  children,
}: DefinedPageProps<D, Shown, Draft, Values> & { id: string }) {
  const { text } = useText();
  const { dayAndTime } = useHotelTimes();
  const words = useRecordWords<string>(wordedFields(definition));
  const name = nameColumn(definition);
  const isTyped = (column: string) => form !== undefined && column in definition.fields;
  const columns = Object.keys(definition.columns).filter((one) => one !== name && one !== "state" && !isTyped(one));

  const decided = Object.keys(definition.fields).map((field) => ({
    name: field,
    label: words.labelOf(field),
    words: (values: Values) => words.wordsOf(field, wordsIn(values, field)),
  }));

  const valueOf = (record: Shown, column: string) =>
    facts?.[column]?.(record) ??
    (definition.fields[column]?.kind === "instant" ? dayAndTime(wordsIn(record, column)) : wordsIn(record, column));

  const head = (record: Shown) => (
    <>
      <RecordHead
        label={text(textIdOf(definition, "head"))}
        facts={columns.map((column) => ({
          label: text(textIdOf(definition, column)),
          value: valueOf(record, column),
        }))}
      >
        <RecordActs kind={kind} record={record} acts={actsOf(definition, proposed)} />
      </RecordHead>
      {children?.(record)}
    </>
  );

  const history = (record: Shown | undefined) => (
    <RecordHistory
      title={text(textIdOf(definition, "history"))}
      history={record?.history}
      whatOf={(what) => text(textIdOf(definition, `history.${what}`))}
      words={words}
    />
  );

  return (
    <RecordDrawer
      record={kind}
      id={id}
      newTitle={form && text(textIdOf(definition, "new"))}
      titleOf={(record) => (record ? wordsIn(record, name) : id)}
      renderBeside={({ id: number, state }) => (
        <Row as="span" gap={8} rowGap={4} wraps>
          <StateBadge tone={definition.states[state]!}>{text(textIdOf(definition, `state.${state}`))}</StateBadge>
          <Muted>
            <RecordNumber id={number} />
          </Muted>
        </Row>
      )}
    >
      {(record) =>
        form ? (
          <RecordForm
            form={kind}
            record={record}
            newValues={form.newValues}
            faultsOf={form.faultsOf}
            fields={decided}
            head={record && head(record)}
          >
            {Object.entries(definition.fields).map(([field, rule]) => (
              <DefinedField key={field} name={field} field={rule} label={textIdOf(definition, field)} />
            ))}
            <SaveButton />
            {history(record)}
          </RecordForm>
        ) : (
          record && (
            <>
              {head(record)}
              {history(record)}
            </>
          )
        )
      }
    </RecordDrawer>
  );
}

/** The words of a history, and of two who have changed a record at once. */
function wordedFields(definition: Definition): Record<string, WordedField> {
  const fields = Object.entries(definition.fields).map(([name, { kind }]): [string, WordedField] => {
    const label = textIdOf(definition, name);
    if (kind === "choice") return [name, { label, as: "word" }];
    return [name, kind === "amount" ? { label, as: "cents" } : { label }];
  });
  return { ...Object.fromEntries(fields), state: { label: textIdOf(definition, "state"), as: "word" } };
}
