import { Formik, type FormikConfig, type FormikValues, useFormikContext } from "formik";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import type { AnySchema } from "yup";

interface FormStateProps<Values extends FormikValues> {
  initialValues: Values;
  /** Of `useProblemsOf`. */
  validate?: FormikConfig<Values>["validate"];
  /** In its place. Its messages are ids of texts. */
  validationSchema?: { validate: (...checked: Parameters<AnySchema["validate"]>) => Promise<unknown> };
  onSubmit: FormikConfig<Values>["onSubmit"];
  children: ReactNode;
}

/**
 * The values of a form and their problems, which the fields of `shared/ui/fields` show: it is checked when it is sent, and
 * from then on at each change.
 */
export const FormState = <Values extends FormikValues>(form: FormStateProps<Values>) => (
  <Formik<Values> validateOnBlur={false} {...form} />
);

/** A group has no focus of its own; a button tells its problem by a description. */
const problems =
  "[aria-invalid=true]:not(fieldset),fieldset[aria-invalid=true] input:enabled,button[aria-describedby$=problem]";

/** Leads to the first problem in the form around it: of an attempt, or of its refusal unless something was typed since. */
export function LeadToProblem() {
  const { values, status, submitCount, isSubmitting, isValid } = useFormikContext();
  const refusals = status as { sent: unknown } | undefined;
  const here = useRef<HTMLSpanElement>(null);
  const lead = useEffectEvent(() => {
    if ((submitCount > 0 && !isValid) || values === refusals?.sent)
      here.current?.closest("form")?.querySelector<HTMLElement>(problems)?.focus();
  });

  useEffect(() => lead(), [submitCount, isSubmitting, refusals]);

  return <span ref={here} hidden />;
}
