import { LabelledField } from "./LabelledField";

interface NotesFieldProps {
  name: string;
  label: string;
  hint?: string;
}

/** A text of several lines, in the form. */
export function NotesField(props: NotesFieldProps) {
  return (
    <LabelledField {...props}>
      {(control) => (
        <textarea
          {...control}
          rows={2}
          dir="auto"
          className={control["aria-invalid"] ? "form-control is-invalid" : "form-control"}
        />
      )}
    </LabelledField>
  );
}
