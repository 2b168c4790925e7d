import { type FormikValues, useFormikContext } from "formik";
import { useEffect, useEffectEvent } from "react";

import type { Sentence } from "@/shared/i18n/sentence";

import { useFieldRefusals } from "@/shared/ui/fields/fieldRefusals";

interface FormMannersProps {
  isAccepted: boolean;
  keepsValues: boolean;
  fieldMessages: Record<string, Sentence> | undefined;
  /** The values that the messages are about. */
  sent: FormikValues;
}

/** Tells the fields what the server has against them, and starts afresh when the form was accepted. */
export function FormManners({ isAccepted, keepsValues, fieldMessages, sent }: FormMannersProps) {
  const { resetForm, values } = useFormikContext();

  const tellFields = useFieldRefusals();
  const showFieldMessages = useEffectEvent(() => tellFields(fieldMessages, sent));
  const startAfresh = useEffectEvent(() => resetForm(keepsValues ? { values } : undefined));

  useEffect(() => {
    showFieldMessages();
  }, [fieldMessages]);

  useEffect(() => {
    if (isAccepted) startAfresh();
  }, [isAccepted]);

  return null;
}
