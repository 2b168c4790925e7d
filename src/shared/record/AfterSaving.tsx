import { useFormikContext } from "formik";
import { useEffect, useEffectEvent } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";

import type { Sentence } from "@/shared/i18n/sentence";
import { useReason } from "@/shared/i18n/useReason";
import { useFieldRefusals } from "@/shared/ui/fields/fieldRefusals";

import type { KindOfRecord } from "./kindOfRecord";
import type { Saving } from "./createSavingSlice";
import { isSameDraft } from "./sendForm";
import { DRAFT_PARAMETER } from "./storedDrafts";
import type { RecordRefusal } from "./recordRefusal";
import type { RecordValues, Versioned } from "./recordRules";
import type { RefusalPlaces } from "./recordFields";

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
}

/** Follows a reply: sentences beside their fields, or the form as saved. A new record goes on to its own page. */
export function AfterSaving<Shown extends Versioned, Draft, Values extends RecordValues>({
  kind: { rules, drafts, pathOf: ownPathOf },
  keptAs,
  record,
  saving: { draft, refusal, saved },
  sent,
  refusals,
  pathOf = ownPathOf,
}: AfterSavingProps<Shown, Draft, Values>) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const reasonText = useReason();
  const { dirty, resetForm, setValues, values } = useFormikContext<Values>();

  const isNew = record === undefined;
  const settle = useEffectEvent(() => {
    if (!saved) return;
    // what was typed since then is still to be saved, upon this
    if (draft && !isSameDraft(draft, rules.draftOf(values))) void setValues({ ...values, version: saved.version });
    else {
      drafts.drop(keptAs);
      resetForm({ values: isNew ? values : rules.valuesOf(saved) });
    }
  });
  /** An action has changed it under a form in which nothing is typed. */
  const follow = useEffectEvent(() => {
    if (record && !dirty && record.version !== values.version) resetForm({ values: rules.valuesOf(record) });
  });
  function sentencesByField({ fields, reasons }: RecordRefusal<Shown>): Record<string, Sentence> {
    const placed = reasons.flatMap((reason): [string, Sentence][] => {
      const field = refusals.fields[reason.code];
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

  useEffect(() => {
    if (saved) settle();
  }, [saved]);
  useEffect(() => follow(), [record]);
  useEffect(() => tellFields(), [refusal]);
  useEffect(() => {
    if (saved && isNew && !dirty) openItsPage();
  }, [saved, isNew, dirty]);

  return null;
}
