import { useFormikContext } from "formik";
import { useEffect, useEffectEvent } from "react";
import { useSelector } from "react-redux";
import { useNavigate, useSearchParams } from "react-router-dom";

import type { Sentence } from "@/shared/i18n/sentence";
import { useReason } from "@/shared/i18n/useReason";
import { useFieldRefusals } from "@/shared/ui/fields/fieldRefusals";

import type { KindOfRecord } from "./kindOfRecord";
import type { Saving } from "./createSavingSlice";
import { isSameDraft } from "./sendForm";
import { DRAFT_PARAMETER } from "@/shared/drafts/storedDrafts";
import type { RecordRefusal } from "./recordRefusal";
import type { RecordValues, Versioned } from "./recordRules";
import { carriedOver, type RefusalPlaces } from "./recordFields";

interface AfterSavingProps<Shown extends Versioned, Draft, Values extends RecordValues> {
  kind: KindOfRecord<Shown, Draft, Values>;
  /** The name of the draft. */
  keptAs: string;
  record: Shown | undefined;
  saving: Saving<Shown, Draft>;
  /** The values that a refusal is about. */
  sent: Values;
  refusals: RefusalPlaces;
  pathOf: ((id: string) => string) | undefined;
  onSaved: (() => void) | undefined;
}

/** Makes the form begin with other values, and then have those that are `typed`. What is told beside its fields stays. */
export function useStartFrom<Values extends RecordValues>() {
  const { resetForm, setValues, submitCount, errors, status } = useFormikContext<Values>();
  return async (begun: Values, typed: Values) => {
    resetForm({ values: begun, submitCount, errors, status: status as unknown });
    await setValues(typed, false);
  };
}

/** Follows a reply: sentences beside their fields, or the form as saved. A new record goes on to its own page. */
export function AfterSaving<Shown extends Versioned, Draft, Values extends RecordValues>({
  kind: { rules, selectors, drafts, pathOf: ownPathOf },
  keptAs,
  record,
  saving: { status, draft, refusal, saved },
  sent,
  refusals,
  pathOf = ownPathOf,
  onSaved,
}: AfterSavingProps<Shown, Draft, Values>) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const reasonText = useReason();
  const { dirty, resetForm, setValues, values, initialValues } = useFormikContext<Values>();
  const startFrom = useStartFrom<Values>();
  const actedUpon = useSelector(selectors.selectActedUpon);

  const isNew = record === undefined;
  const carryOver = (base: Values, next: Values) =>
    startFrom(next, { ...carriedOver(values, base, next), clientId: values.clientId });
  const settle = useEffectEvent(() => {
    if (!saved) return;
    if (draft && !isSameDraft(draft, rules.draftOf(values))) {
      // what was typed since then is still to be saved, upon this
      if (isNew) void setValues({ ...values, version: saved.version });
      else void carryOver(sent, rules.valuesOf(saved));
    } else {
      drafts.drop(keptAs);
      resetForm({ values: isNew ? values : rules.valuesOf(saved) });
    }
  });
  /** An own act has changed it under the form. News of others come only while nothing is typed. */
  const follow = useEffectEvent(() => {
    if (!record || record.version === values.version) return;
    const next = rules.valuesOf(record);
    if (!dirty) resetForm({ values: next });
    else if (actedUpon === initialValues.version) void carryOver(initialValues, next);
  });
  function sentencesByField({ fields, reasons }: RecordRefusal<Shown>): Record<string, Sentence> {
    const placed = reasons.flatMap((reason): [string, Sentence][] => {
      const field = reason.field ?? refusals.fields[reason.code];
      return field ? [[field, { text: reasonText(reason) }]] : [];
    });
    return { ...fields, ...Object.fromEntries(placed) };
  }

  const refuse = useFieldRefusals((field) => refusals.values[field] ?? [field]);
  const tellFields = useEffectEvent(() => refuse(refusal && sentencesByField(refusal), sent));
  const openItsPage = useEffectEvent(() => {
    if (!saved) return;
    const search = new URLSearchParams(params);
    search.delete(DRAFT_PARAMETER);
    void navigate({ pathname: pathOf(saved.id), search: search.toString() }, { replace: true });
  });

  const goOn = useEffectEvent(() => onSaved?.());

  useEffect(() => {
    if (saved) settle();
  }, [saved]);
  const isOnItsWay = status === "saving" || status === "waiting";
  useEffect(() => {
    if (!isOnItsWay) follow();
  }, [record, isOnItsWay]);
  useEffect(() => tellFields(), [refusal]);
  useEffect(() => {
    if (!saved || dirty) return;
    if (isNew) openItsPage();
    else goOn();
  }, [saved, isNew, dirty]);

  return null;
}
