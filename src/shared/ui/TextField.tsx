import { useField, useFormikContext } from "formik";
import { type InputHTMLAttributes, type ReactNode, useId } from "react";

import type { MessageId } from "@/shared/i18n/catalogues";
import type { Sentence } from "@/shared/i18n/sentence";
import { useText } from "@/shared/i18n/useText";

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "className"> {
  name: string;
  label: string;
  hint?: string;
  /** A control at the end of the field. */
  addon?: ReactNode;
}

/** A text field of a form, with its label, its hint and the sentence that says what is wrong with it. */
export function TextField({ name, label, hint, addon, ...input }: TextFieldProps) {
  const id = useId();
  const { say } = useText();
  const { submitCount, status, setStatus } = useFormikContext();
  const [field, { error }] = useField<string>(name);
  const refusal = (status as Record<string, Sentence> | undefined)?.[name];
  const problem = submitCount === 0 ? undefined : error ? say({ id: error as MessageId }) : refusal && say(refusal);
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");

  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-control">
        <input
          {...input}
          {...field}
          onChange={(event) => {
            if (refusal) setStatus(undefined);
            field.onChange(event);
          }}
          id={id}
          className={problem ? "form-control is-invalid" : "form-control"}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        {addon}
      </div>
      {hint && (
        <div id={`${id}-hint`} className="form-text">
          {hint}
        </div>
      )}
      {problem && (
        <div id={`${id}-problem`} className="field-problem">
          {problem}
        </div>
      )}
    </div>
  );
}
