import { useFormikContext } from "formik";
import { type MouseEvent, useEffect, useRef } from "react";
import { flushSync } from "react-dom";

import type { MessageId } from "@/shared/i18n/catalogues";
import type { Sentence } from "@/shared/i18n/sentence";
import { isSentence } from "@/shared/ui/fields/isSentence";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { useStandingRefusals } from "@/shared/ui/fields/fieldRefusals";
import { Text } from "@/shared/ui/layout/Text";

import type { RecordRefusal } from "./recordRefusal";
import type { RecordField, RefusalPlaces } from "./recordFields";

interface ErrorSummaryProps {
  fields: Pick<RecordField<never>, "name" | "label">[];
  refusal: RecordRefusal<unknown> | undefined;
  refusals: RefusalPlaces;
}

/** Everything that is wrong in one place, each line leading to its field. It takes the focus when it comes. */
export function ErrorSummary({ fields, refusal, refusals }: ErrorSummaryProps) {
  const { text, say } = useText();
  const reasonText = useReason();
  const { errors, status, submitCount, isSubmitting } = useFormikContext();
  const summary = useRef<HTMLDivElement>(null);

  const own = submitCount > 0 ? errorsByField(errors) : [];
  const told = Object.entries(useStandingRefusals());
  const found = (own.length > 0 ? own : told).map(([field, sentence]) => ({ field, sentence: say(sentence) }));
  const lines = found
    .map((line) => (isOfSeveral(line.sentence) ? { ...line, sentence: withLabel(line) } : line))
    // of several fields without a label it is told once, and leads to the first
    .filter(({ sentence }, place, all) => all.findIndex((line) => line.sentence === sentence) === place);
  const general = generalSentences();

  function isOfSeveral(sentence: string) {
    return found.filter((line) => line.sentence === sentence).length > 1;
  }

  function withLabel({ field, sentence }: { field: string; sentence: string }) {
    const label = fields.find(({ name }) => `${field}.`.startsWith(`${name}.`))?.label;
    return label ? `${label}: ${sentence}` : sentence;
  }

  function generalSentences(): string[] {
    if (!refusal || own.length > 0) return [];
    const unplaced = refusal.reasons.filter(({ code, field }) => !field && !refusals.fields[code]).map(reasonText);
    const hasOthers = refusal.reasons.length > 0 || Object.keys(refusal.fields).length > 0;
    return hasOthers ? unplaced : [say(refusal.message)];
  }

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) summary.current?.focus();
  }, [submitCount, isSubmitting, refusal]);
  // a refusal's sentences come to their fields a moment after it
  useEffect(() => {
    if (status) summary.current?.focus();
  }, [status]);

  if (lines.length === 0 && general.length === 0) return null;
  return (
    <div ref={summary} role="alert" tabIndex={-1} className="alert alert-danger record-errors">
      <Text as="p" after={4} weight={600}>
        {lines.length > 0 ? text("record.errors", { count: lines.length + general.length }) : text("record.notSaved")}
      </Text>
      <ul className="bullets">
        {general.map((sentence) => (
          <li key={sentence} dir="auto">
            {sentence}
          </li>
        ))}
        {lines.map(({ field, sentence }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={(event) => leadTo(field, event)}>
              {sentence}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Formik's nested errors as pairs of a field's name, `newGuest.email`, and its sentence, in the order of the form. */
function errorsByField(errors: object, prefix = ""): [field: string, sentence: Sentence][] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]): [string, Sentence][] => {
    const field = prefix + key;
    if (typeof error === "string") return [[field, { id: error as MessageId }]];
    if (isSentence(error)) return [[field, error]];
    return typeof error === "object" && error !== null ? errorsByField(error, `${field}.`) : [];
  });
}

/** A field without a control of its name is not there before another field is right, or has no name: the first at fault. */
function leadTo(field: string, event: MouseEvent<HTMLElement>) {
  event.preventDefault();
  const form = event.currentTarget.closest("form");
  const selectors = [`[name="${field}"]`, "[aria-invalid=true]", "input, select, textarea"];
  const control = selectors.map((selector) => form?.querySelector<HTMLElement>(selector)).find(Boolean);
  const tab = control?.closest("[role=tabpanel][hidden]")?.getAttribute("aria-labelledby");
  if (tab) flushSync(() => document.getElementById(tab)?.click());
  control?.focus();
}
