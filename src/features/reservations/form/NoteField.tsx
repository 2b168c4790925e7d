import { LabelledField } from "@/shared/ui/LabelledField";

/** A text of several lines, in the form. */
export function NoteField(props: { name: string; label: string; hint?: string }) {
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
