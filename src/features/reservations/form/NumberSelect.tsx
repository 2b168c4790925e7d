import { LabelledControl } from "@/shared/ui/LabelledControl";
import { useFieldProblem } from "./useFieldProblem";

interface NumberSelectProps {
  name: string;
  label: string;
  from: number;
  to: number;
  /** "" while nobody has said. */
  value: number | "";
  onChange: (value: number) => void;
}

/** A small number: a choice needs no checking, takes typed digits, and is easy to touch. */
export function NumberSelect({ name, label, from, to, value, onChange }: NumberSelectProps) {
  const problem = useFieldProblem(name);
  const last = Math.max(to, Number(value));
  return (
    <LabelledControl label={label} problem={problem}>
      {(control) => (
        <select
          {...control}
          name={name}
          className={problem ? "form-select is-invalid" : "form-select"}
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {value === "" && <option value="">–</option>}
          {Array.from({ length: last - from + 1 }, (_, index) => (
            <option key={index} value={from + index}>
              {from + index}
            </option>
          ))}
        </select>
      )}
    </LabelledControl>
  );
}
