import type { Ref } from "react";

import { LabelledControl } from "@/shared/ui/fields/LabelledControl";

interface ValueFieldProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  onEscape?: () => void;
  problem: string | undefined;
  /** The id of the element that says the problem, where it does not stand below the field. */
  toldBy?: string;
}

/** A typed number: it stays as it was typed, whatever is wrong with it. */
export function ValueField({ ref, label, hint, value, onChange, onEscape, problem, toldBy }: ValueFieldProps) {
  return (
    <LabelledControl label={label} hint={hint} problem={toldBy ? undefined : problem}>
      {(control) => (
        <input
          {...control}
          {...(toldBy && problem && { "aria-invalid": true, "aria-describedby": toldBy })}
          ref={ref}
          className={problem ? "form-control is-invalid" : "form-control"}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={({ key }) => key === "Escape" && onEscape?.()}
        />
      )}
    </LabelledControl>
  );
}
