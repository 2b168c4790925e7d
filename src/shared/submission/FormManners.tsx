import { type FormikValues, useFormikContext } from "formik";
import { useEffect, useEffectEvent, useRef } from "react";

import type { Sentence } from "@/shared/i18n/sentence";

import { useFieldRefusals } from "@/shared/ui/fields/fieldRefusals";

interface FormMannersProps {
  isAccepted: boolean;
  keepsValues: boolean;
  fieldMessages: Record<string, Sentence> | undefined;
  /** The values that the messages are about. */
  sent: FormikValues;
}

/** Leads to the first field at fault, and starts afresh when the form was accepted. */
export function FormManners({ isAccepted, keepsValues, fieldMessages, sent }: FormMannersProps) {
  const { submitCount, isSubmitting, status, resetForm, values } = useFormikContext();
  const marker = useRef<HTMLSpanElement>(null);

  const tellFields = useFieldRefusals();
  const showFieldMessages = useEffectEvent(() => tellFields(fieldMessages, sent));
  const startAfresh = useEffectEvent(() => resetForm(keepsValues ? { values } : undefined));

  useEffect(() => {
    showFieldMessages();
  }, [fieldMessages]);

  useEffect(() => {
    if (isAccepted) startAfresh();
  }, [isAccepted]);

  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    marker.current?.closest("form")?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [submitCount, isSubmitting, status]);

  return <span ref={marker} hidden />;
}
