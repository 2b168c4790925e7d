import { Form as Element, type FormikValues } from "formik";
import type { ReactNode } from "react";

import { FormState, LeadToProblem } from "./FormState";
import { type FaultsOf, useProblemsOf } from "./useProblemsOf";

interface FormProps<Values extends FormikValues> {
  initialValues: Values;
  /** By the rules of the server, so that nothing that was sent late is refused for its form. */
  faultsOf: FaultsOf<Values>;
  onSubmit: (values: Values) => void;
  className?: string;
  /** The fields, and the button that sends them. */
  children: ReactNode;
}

/** A form. What is wrong is said beside its field once the button was pressed. */
export function Form<Values extends FormikValues>({
  initialValues,
  faultsOf,
  onSubmit,
  className = "form",
  children,
}: FormProps<Values>) {
  return (
    <FormState initialValues={initialValues} validate={useProblemsOf(faultsOf)} onSubmit={onSubmit}>
      <Element noValidate className={className}>
        {children}
        <LeadToProblem />
      </Element>
    </FormState>
  );
}
