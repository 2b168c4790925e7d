import { LabelledField } from "./LabelledField";

interface NotesFieldProps {
  name: string;
  label: string;
  hint?: string;
  isAsked?: boolean;
  /** The most letters that it may have: from four fifths on it counts them. The rule refuses more. */
  limit: number;
  /** Lines that it shows; 2 unless told. */
  rows?: number;
}

/** A text of several lines, in the form. However much is pasted, nothing of it is cut off. */
export function NotesField({ limit, rows = 2, ...props }: NotesFieldProps) {
  return (
    <LabelledField {...props}>
      {(control) => (
        <>
          <textarea
            {...control}
            rows={rows}
            dir="auto"
            className={control["aria-invalid"] ? "form-control is-invalid" : "form-control"}
          />
          {control.value.length > limit * 0.8 && (
            <div className="form-text" dir="ltr">
              {control.value.length} / {limit}
            </div>
          )}
        </>
      )}
    </LabelledField>
  );
}
