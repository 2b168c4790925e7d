import { noteLimits } from "@/contract/reservations/reservationDraft";
import { useText } from "@/shared/i18n/useText";
import { LabelledControl } from "@/shared/ui/fields/LabelledControl";

interface WordsFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** A fault other than its length. */
  problem?: string;
  /** In letters, where the call takes other than a note has. */
  limit?: number | undefined;
}

/** Note of an act; however much is pasted, nothing of it is cut off. */
export function WordsField({ label, value, onChange, problem, limit = noteLimits.letters }: WordsFieldProps) {
  const { text } = useText();
  const shown = areTooLong(value, limit) ? text("actions.noteTooLong", { max: limit }) : problem;
  return (
    <LabelledControl label={label} problem={shown}>
      {(control) => (
        <input
          {...control}
          className={shown ? "form-control is-invalid" : "form-control"}
          dir="auto"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </LabelledControl>
  );
}

export const areTooLong = (words: string, limit: number = noteLimits.letters) => words.length > limit;
