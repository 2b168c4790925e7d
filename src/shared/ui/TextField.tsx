import { useField, useFormikContext } from "formik";
import type { InputHTMLAttributes, ReactNode } from "react";

import type { MessageId } from "@/shared/i18n/catalogues";
import type { Sentence } from "@/shared/i18n/sentence";
import { useText } from "@/shared/i18n/useText";

import { LabelledControl } from "./LabelledControl";

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "className"> {
  name: string;
  label: string;
  hint?: string;
  /** A control at the end of the field. */
  addon?: ReactNode;
}

/** A text field of a form, with its label, its hint and the sentence that says what is wrong with it. */
export function TextField({ name, label, hint, addon, ...input }: TextFieldProps) {
  const { say } = useText();
  const { submitCount, status, setStatus } = useFormikContext();
  const [field, { error }] = useField<string>(name);
  const refusal = (status as Record<string, Sentence> | undefined)?.[name];
  const problem = submitCount === 0 ? undefined : error ? say({ id: error as MessageId }) : refusal && say(refusal);

  return (
    <LabelledControl label={label} hint={hint} problem={problem}>
      {(control) => (
        <div className="field-control">
          <input
            {...input}
            {...field}
            {...control}
            onChange={(event) => {
              if (refusal) setStatus(undefined);
              field.onChange(event);
            }}
            className={problem ? "form-control is-invalid" : "form-control"}
          />
          {addon}
        </div>
      )}
    </LabelledControl>
  );
}
