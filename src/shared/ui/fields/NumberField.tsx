import { useField } from "formik";
import { useState } from "react";

import { centsOf, typedCents } from "@/shared/format/centsOf";
import { wholeNumber } from "@/shared/format/wholeNumber";
import { useLanguage } from "@/shared/i18n/useText";
import { TextField } from "./TextField";

interface NumberFieldProps {
  name: string;
  label: string;
  hint?: string;
  /** Whole unless told; a percentage has two decimals. */
  as?: "cents" | "percent";
  /** Its value is null while it is empty. */
  isOptional?: boolean;
}

/** A number, whose value is what is typed while that is none: the form's rules judge it. */
export function NumberField({ as, isOptional, ...props }: NumberFieldProps) {
  const { locale } = useLanguage();
  const [{ value }, , { setValue }] = useField<number | string | null>(props.name);
  const [typed, setTyped] = useState<string>();

  function type(next: string) {
    const cents = centsOf(next, locale);
    const number = as === "cents" ? cents : as === "percent" ? cents / 100 : wholeNumber(next);
    setTyped(next);
    void setValue(isOptional && next.trim() === "" ? null : Number.isNaN(number) ? next : number);
  }

  const shown = (number: number) =>
    as === "cents" ? typedCents(number, locale) : new Intl.NumberFormat(locale, { useGrouping: false }).format(number);
  return (
    <TextField
      {...props}
      value={typed ?? (typeof value === "number" ? shown(value) : (value ?? ""))}
      inputMode={as ? "decimal" : "numeric"}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}
