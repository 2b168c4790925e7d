import "./record.scss";

import { useEffect, useEffectEvent, useState } from "react";
import { useDispatch, useSelector, useStore } from "react-redux";
import { useSearchParams } from "react-router-dom";

import { DRAFT_PARAMETER } from "@/shared/drafts/storedDrafts";
import { FormState } from "@/shared/form/FormState";
import { useProblemsOf } from "@/shared/form/useProblemsOf";

import { RecordFormBody, type RecordFormProps } from "./RecordFormBody";
import { isSameDraft } from "./sendForm";
import type { RecordValues, Versioned } from "./recordRules";

/**
 * The form of a record: checked when it is sent and from then on at each change. What is typed outlives a refusal, a
 * reload and the loss of the connection.
 */
export function RecordForm<Shown extends Versioned, Draft, Values extends RecordValues>(
  props: RecordFormProps<Shown, Draft, Values>,
) {
  const { form, record, newValues, schema, faultsOf = noFaults } = props;
  const { actions, selectors, rules, drafts } = form;
  const dispatch = useDispatch();
  const store = useStore();
  const [params] = useSearchParams();
  const [continued] = useState(continuedForm);
  const [initialValues] = useState(() => (record ? rules.valuesOf(record) : newValues()));
  const [sent, setSent] = useState(continued ?? initialValues);
  const saving = useSelector((state: never) => selectors.selectSaving(state, sent.clientId));
  const problemsOf = useProblemsOf((values: Values) => faultsOf(rules.draftOf(values), values));

  /** A form that was left while it waited for a connection, or was refused since. */
  function continuedForm() {
    const clientId = (record && waitingOf(record.id)?.clientId) ?? params.get(DRAFT_PARAMETER);
    const stored = clientId ? drafts.read(clientId) : undefined;
    return clientId && stored ? { ...stored.values, clientId } : undefined;
  }

  function waitingOf(id: string) {
    return form.selectWaitingForm(store.getState() as never, id);
  }

  async function send(values: Values) {
    const draft = rules.draftOf(values);
    const isSent = saving.draft !== undefined && isSameDraft(saving.draft, draft);
    const isWritten = saving.status === "saved" && !record && isSent; // its page is about to open
    const isUnderWay = saving.status === "saving" || (saving.status === "waiting" && isSent);
    if (isUnderWay || isWritten) return;
    setSent(values);
    const { clientId, version } = values;
    const base = record?.version === version ? rules.draftOf(rules.valuesOf(record)) : undefined;
    dispatch(
      actions.saveRequested({
        kind: "form",
        id: record?.id,
        clientId,
        version,
        draft,
        base,
        name: rules.nameOf(values),
      }),
    );
  }

  const reopen = useEffectEvent(() => {
    if (!continued) return;
    const { clientId } = continued;
    dispatch(actions.formReopened({ clientId, waiting: waitingOf(record?.id ?? clientId) }));
  });
  const leave = useEffectEvent(() => void dispatch(actions.formLeft(sent.clientId)));
  useEffect(() => {
    reopen();
    return () => leave();
  }, []);

  return (
    <FormState initialValues={initialValues} validate={problemsOf} validationSchema={schema} onSubmit={send}>
      <RecordFormBody {...props} continued={continued} saving={saving} sent={sent} onSend={send} />
    </FormState>
  );
}

const noFaults = () => [];
