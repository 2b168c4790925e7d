import { useField } from "formik";

import type { DatedForm } from "@/domain/saidRange";

import { dateIn } from "./dateText";
import { LazySaidNights } from "./LazySaidNights";

interface SaidDatesProps {
  form: DatedForm;
  /** Names of the fields. */
  from: string;
  to: string;
}

/** The nights, or days, of two dates that are still being typed. */
export function SaidDates({ form, from, to }: SaidDatesProps) {
  const [first] = useField<string>(from);
  const [last] = useField<string>(to);
  return <LazySaidNights form={form} from={dateIn(first.value)} to={dateIn(last.value)} />;
}
