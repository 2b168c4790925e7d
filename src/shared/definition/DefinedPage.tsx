import { type ReactNode, useMemo, useState } from "react";
import { useParams } from "react-router-dom";

import type { ActionOf, Definition, InputOf, RecordOf } from "@/contract/definition/defineRecord";
import type { ReasonOf } from "@/contract/reasons";
import { leavesOf } from "@/domain/definition/leavesOf";
import type { Actions } from "@/shared/actions/createActions";
import type { FaultsOf } from "@/shared/form/useProblemsOf";
import type { WordedCode } from "@/shared/i18n/reasonOf";
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
import { newId } from "@/shared/routing/paths";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { RecordHead } from "@/shared/ui/page/RecordHead";
import { RecordNumber } from "@/shared/ui/RecordNumber";
import { onDemand } from "@/shared/ui/states/onDemand";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { actsOf, type Dialogs, type Proposed } from "./actsOf";
import { ImportButton } from "./ImportButton";
import { badgeOf } from "./definedBadge";
import { DefinedFields, type DrawnFields } from "./DefinedFields";
import { nameColumn, textIdOf, wordsIn } from "./definedWords";
import type { Import } from "./createImport";
import type { ImportDrawerProps } from "./ImportDrawer";
import { useDefinedWords } from "./useDefinedWords";

type ShownOf<D extends Definition> = RecordOf<D, ReasonOf<WordedCode>>;

/** Made by `createDefined`, or with a form by `createDefinedForm`. */
interface Defined<D extends Definition, Shown extends ShownOf<D>, Draft, Values extends RecordValues> {
  definition: D;
  list: List;
  record: KindOfRecord<Shown, Draft, Values> & {
    acts: Actions<ActionOf<D>, InputOf<D>, RecordRefusal<Shown>>;
    selectWaitingAct: (state: never, id: string) => ActionOf<D> | undefined;
  };
  form?: {
    newValues: () => Values;
    faultsOf: (draft: Draft) => ReturnType<FaultsOf<Values>>;
    isEdited: boolean;
  };
  importing?: Import | undefined;
}

interface DefinedPageProps<D extends Definition, Shown extends ShownOf<D>, Draft, Values extends RecordValues> {
  of: Defined<D, Shown, Draft, Values>;
  proposed?: Proposed<D, Shown>;
  dialogs?: Dialogs<D, Shown>;
  /** How a fact is drawn that is more than its words. */
  facts?: Partial<Record<string, (record: Shown) => ReactNode>>;
  /** How a field of the form is drawn that is more than its kind, as the choice of another record. */
  fields?: DrawnFields;
  /** Of a new one: what it begins with. */
  begins?: Partial<Values>;
  /** Further buttons beside the title; the same element at each drawing. */
  buttons?: ReactNode;
  /** Between the heading of the page and the list, which has the way to a new record then. */
  above?: ReactNode;
  /** Its name is a number already: its id is not shown. */
  isNumbered?: true;
  /** Draws the form otherwise than field by field: `DefinedTabs` has it in tabs. */
  arranged?: (form: { record: Shown | undefined; history: ReactNode }) => ReactNode;
  /** Between the head and the history. */
  children?: (record: Shown) => ReactNode;
}

/** The list of a definition's records; one of them opens over it, with what is known of it, its acts and its history. */
export function DefinedPage<D extends Definition, Shown extends ShownOf<D>, Draft, Values extends RecordValues>(
  props: DefinedPageProps<D, Shown, Draft, Values>,
) {
  const { id } = useParams();
  const { definition, list, record, form, importing } = props.of;
  const [isImporting, setIsImporting] = useState(false);
  const create = form && !props.above && { label: textIdOf(definition, "new"), path: record.pathOf(newId) };
  const { buttons: own } = props;
  const buttons = useMemo(
    () =>
      (own || importing) && (
        <>
          {own}
          {importing && <ImportButton onPress={setIsImporting} />}
        </>
      ),
    [own, importing],
  );
  return (
    <ListPage list={list} create={create || undefined} buttons={buttons} above={props.above}>
      {importing && isImporting && (
        <ImportDrawer {...{ definition, importing }} onClose={() => setIsImporting(false)} />
      )}
      {id !== undefined && <DefinedDrawer key={id} id={id} {...props} />}
    </ListPage>
  );
}

const ImportDrawer = onDemand<ImportDrawerProps>(async () => (await import("./ImportDrawer")).ImportDrawer, null);

function DefinedDrawer<D extends Definition, Shown extends ShownOf<D>, Draft, Values extends RecordValues>({
  of: { definition, record: kind, form },
  id,
  proposed,
  dialogs,
  facts,
  fields,
  begins,
  isNumbered,
  arranged,
  children,
}: DefinedPageProps<D, Shown, Draft, Values> & { id: string }) {
  const { text } = useText();
  const words = useDefinedWords(definition);
  const name = nameColumn(definition);
  const typed = form ? Object.keys(definition.fields) : [];
  const columns = Object.keys(definition.columns).filter((one) => one !== name && one !== "state");

  const decided = Object.keys(leavesOf(definition.fields)).map((path) => ({
    name: path,
    label: words.labelOf(path),
    words: (values: Values) => words.wordsIn(Object(kind.rules.draftOf(values)) as object, path),
  }));

  /** A field that stands in the form is seen there. */
  const factsOf = (record: Shown) =>
    (form?.isEdited
      ? columns.filter((one) => !typed.includes(one.split(".")[0]!))
      : [...new Set([...typed.filter((one) => one !== name), ...columns])]
    ).map((path) => ({
      label: words.labelOf(path),
      value: facts?.[path]?.(record) ?? badgeOf(definition, path, record, words.wordsIn(record, path)),
    }));

  const head = (record: Shown) => (
    <>
      <RecordHead label={text(textIdOf(definition, "head"))} facts={factsOf(record)}>
        <RecordActs kind={kind} record={record} acts={actsOf(definition, proposed, dialogs)} />
      </RecordHead>
      {children?.(record)}
    </>
  );

  const history = (record: Shown | undefined) => (
    <RecordHistory
      title={text(textIdOf(definition, "history"))}
      history={record?.history}
      whatOf={(what) => text(textIdOf(definition, `history.${what}`))}
      words={words.told}
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
          {!isNumbered && (
            <Muted>
              <RecordNumber id={number} />
            </Muted>
          )}
        </Row>
      )}
    >
      {(record) =>
        form && (!record || form.isEdited) ? (
          <RecordForm
            form={kind}
            record={record}
            newValues={() => ({ ...form.newValues(), ...begins })}
            faultsOf={form.faultsOf}
            fields={decided}
            head={record && head(record)}
          >
            {arranged ? (
              arranged({ record, history: history(record) })
            ) : (
              <>
                <DefinedFields definition={definition} drawn={fields} />
                <SaveButton />
                {history(record)}
              </>
            )}
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
