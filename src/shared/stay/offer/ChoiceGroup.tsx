import { type ReactNode, useId } from "react";

import { FieldProblem } from "@/shared/ui/fields/FieldProblem";
import { useFieldProblem } from "@/shared/ui/fields/useFieldProblem";
import { Stack } from "@/shared/ui/layout/Stack";

interface ChoiceGroupProps {
  /** Of the form's field: what is wrong with it is said below. */
  name: string;
  legend: string;
  children: ReactNode;
}

/** The cards of a choice in a form. */
export function ChoiceGroup({ name, legend, children }: ChoiceGroupProps) {
  const id = useId();
  const problem = useFieldProblem(name);
  return (
    <Stack
      as="fieldset"
      gap={8}
      role="radiogroup"
      className="booking-choice"
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? `${id}-problem` : undefined}
    >
      <legend className="form-label">{legend}</legend>
      {children}
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </Stack>
  );
}
