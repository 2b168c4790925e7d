import { type ReactNode, type Ref, useId } from "react";

import { Stack } from "../layout/Stack";
import { FieldProblem } from "./FieldProblem";
import { useFieldProblem } from "./useFieldProblem";

interface FieldGroupProps {
  ref?: Ref<HTMLFieldSetElement>;
  /** In the form: a problem may be one of the group as a whole. */
  name: string;
  label: string;
  children: ReactNode;
}

/** Fields of a form that are one of its values. */
export function FieldGroup({ ref, name, label, children }: FieldGroupProps) {
  const id = useId();
  const problem = useFieldProblem(name);
  return (
    <Stack
      as="fieldset"
      gap={8}
      ref={ref}
      name={name}
      tabIndex={-1}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem && id}
    >
      <legend className="form-label">{label}</legend>
      {children}
      <FieldProblem id={id} problem={problem} />
    </Stack>
  );
}
