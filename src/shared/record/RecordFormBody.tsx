import { Form, useFormikContext } from "formik";
import { type KeyboardEvent, type ReactNode, useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { AnySchema } from "yup";

import type { FaultsOf } from "@/shared/form/useProblemsOf";
import { useText } from "@/shared/i18n/useText";
import { AskBeforeLeaving } from "@/shared/submission/AskBeforeLeaving";
import { Stack } from "@/shared/ui/layout/Stack";

import { AfterSaving, useStartFrom } from "./AfterSaving";
import { ConflictTable } from "./ConflictTable";
import type { KindOfRecord } from "./kindOfRecord";
import type { Saving } from "./createSavingSlice";
import { DraftOffer } from "@/shared/drafts/DraftOffer";
import { ErrorSummary } from "./ErrorSummary";
import type { RecordField, RefusalPlaces } from "./recordFields";
import { isSameDraft } from "./sendForm";
import { RecordFormContext } from "./recordFormContext";
import type { RecordValues, Versioned } from "./recordRules";

export interface RecordFormProps<Shown extends Versioned, Draft, Values extends RecordValues> {
  /** The kind of record. */
  form: KindOfRecord<Shown, Draft, Values>;
  /** None: a new one. */
  record: Shown | undefined;
  newValues: () => Values;
  /** By the rules of the server, of what would be sent. */
  faultsOf?: (draft: Draft, values: Values) => ReturnType<FaultsOf<Values>>;
  /** Rules that `domain` has not; its messages are ids of texts. */
  schema?: AnySchema;
  /** Fields that two people may have changed differently, in the order of the form. */
  fields: RecordField<Values>[];
  refusals?: RefusalPlaces;
  /** Where a new record leads to, if not to its own page. */
  pathOf?: (id: string) => string;
  /** Follows once the server has saved the changes of a record. */
  onSaved?: () => void;
  /** Above the form, and beside it. */
  head?: ReactNode;
  aside?: ReactNode;
  /** Draws the form among what stands around it, below the head. */
  renderAround?: (form: ReactNode) => ReactNode;
  children: ReactNode;
}

interface RecordFormBodyProps<Shown extends Versioned, Draft, Values extends RecordValues> extends RecordFormProps<
  Shown,
  Draft,
  Values
> {
  /** Values that were typed before: the form begins with them. */
  continued: Values | undefined;
  saving: Saving<Shown, Draft>;
  /** The values that were sent last. */
  sent: Values;
  onSend: (values: Values) => void;
}

const lastInHistory = ({ history = [] }: Versioned) => history[0]?.by ?? "";

const unplaced = { fields: {}, values: {} };

export function RecordFormBody<Shown extends Versioned, Draft, Values extends RecordValues>({
  form: kind,
  record,
  fields,
  refusals = unplaced,
  pathOf,
  onSaved,
  continued,
  saving,
  sent,
  onSend,
  head,
  aside,
  renderAround,
  children,
}: RecordFormBodyProps<Shown, Draft, Values>) {
  const { actions, rules, drafts, selectWaitingForm } = kind;
  const { text } = useText();
  const dispatch = useDispatch();
  const { values, initialValues, dirty, submitForm } = useFormikContext<Values>();
  const startFrom = useStartFrom<Values>();
  const { status, refusal } = saving;
  const current = refusal?.current;
  const waiting = useSelector((state: never) => selectWaitingForm(state, record?.id ?? values.clientId));
  const named = { id: record?.id, clientId: values.clientId };
  const keptAs = values.clientId === continued?.clientId ? values.clientId : drafts.nameOf(named);
  useEffect(() => {
    if (!dirty) return undefined;
    dispatch(actions.touched(true));
    return () => void dispatch(actions.touched(false));
  }, [dispatch, actions, dirty]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submitForm();
  }

  async function settle(theirs: Shown, merged: Values) {
    const settled = { ...merged, clientId: values.clientId };
    await startFrom(rules.valuesOf(theirs), settled);
    onSend(settled);
  }

  const state = {
    isNew: !record,
    isChanged: dirty,
    isSaving: status === "saving",
    isWaiting: waiting !== undefined && status !== "saving",
    refusal,
    texts: rules.texts,
  };
  const form = (
    <Form noValidate className="record-form" aria-busy={state.isSaving} onKeyDown={onKeyDown}>
      <Stack gap={16} shrinks className="record-form-main">
        {current ? (
          <ConflictTable
            key={current.version}
            title={text(`${rules.texts}.conflict`)}
            by={(rules.changedBy ?? lastInHistory)(current)}
            fields={fields}
            base={initialValues.version === values.version ? initialValues : undefined}
            theirs={rules.valuesOf(current)}
            onSettle={(merged) => void settle(current, merged)}
          />
        ) : (
          <ErrorSummary fields={fields} refusal={refusal} refusals={refusals} />
        )}
        {children}
      </Stack>
      {aside}
      <AskBeforeLeaving
        isKept={waiting !== undefined && isSameDraft(waiting.draft, rules.draftOf(values))}
        onLeave={() => drafts.drop(keptAs)}
      />
      <AfterSaving {...{ kind, keptAs, record, saving, sent, refusals, pathOf, onSaved }} />
    </Form>
  );
  return (
    <RecordFormContext value={state}>
      {head}
      <DraftOffer drafts={drafts} form={named} keptAs={keptAs} continued={continued} />
      {renderAround ? renderAround(form) : form}
    </RecordFormContext>
  );
}
