import { useFormikContext } from "formik";
import { type MouseEvent, useEffect, useRef } from "react";

import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";
import { useStandingRefusals } from "@/shared/submission/fieldRefusals";

import type { BookingRefusal } from "../bookingRefusal";
import type { BookingValues } from "./bookingValues";
import { errorsByField } from "./errorsByField";
import { fieldOfReason } from "./fieldOfReason";
import { useReason } from "@/shared/i18n/useReason";

/** Everything that is wrong in one place, each line leading to its field. It takes the focus when it comes. */
export function ErrorSummary({ refusal }: { refusal: BookingRefusal | undefined }) {
  const { text, say } = useText();
  const reasonText = useReason();
  const { errors, status, submitCount, isSubmitting } = useFormikContext<BookingValues>();
  const summary = useRef<HTMLDivElement>(null);

  const own = submitCount > 0 ? errorsByField(errors) : [];
  const told = Object.entries(useStandingRefusals());
  const lines = [
    ...own.map(([field, id]) => ({ field, sentence: say({ id: id as MessageId }) })),
    ...(own.length > 0 ? [] : told.map(([field, sentence]) => ({ field, sentence: say(sentence) }))),
  ];
  const general = generalSentences();

  function generalSentences(): string[] {
    if (!refusal || own.length > 0) return [];
    const unplaced = refusal.reasons.filter(({ code }) => !fieldOfReason(code)).map(reasonText);
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
    <div ref={summary} role="alert" tabIndex={-1} className="alert alert-danger booking-errors">
      <p>{text("booking.errors", { count: lines.length + general.length })}</p>
      <ul>
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

/** The dates are one field of two, and the offers are not there before them. */
function leadTo(field: string, event: MouseEvent<HTMLElement>) {
  event.preventDefault();
  const form = event.currentTarget.closest("form");
  const control = form?.querySelector<HTMLElement>(`[name="${field}"]`) ?? form?.querySelector("#booking-arrival");
  if (control instanceof HTMLElement) control.focus();
}
