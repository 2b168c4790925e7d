import { Form, useFormikContext } from "formik";
import { useEffect, useEffectEvent } from "react";

import type { CivilDate } from "@/contract/property";
import { addDays, isCivilDate } from "@/domain/civilDate";
import { parseDate } from "@/shared/format/dateRange";
import { FormState } from "@/shared/form/FormState";
import { useText } from "@/shared/i18n/useText";
import { DateField } from "@/shared/ui/fields/dates/DateField";
import { IconButton } from "@/shared/ui/IconButton";
import { BackIcon, NextIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";

interface DayChooserProps {
  date: CivilDate;
  /** The last closed day: later ones have no report yet. */
  last: CivilDate;
  onChange: (date: CivilDate) => void;
}

/** A closed day: typed, chosen, or the one before or after. */
export function DayChooser({ date, last, onChange }: DayChooserProps) {
  const { text } = useText();
  const faultsOf = (values: { date: string }) => {
    // as typed, until the field is left
    const day = parseDate(values.date);
    if (!day) return { date: "calendar.dayMalformed" };
    return day > last ? { date: "reports.dayOpen" } : {};
  };

  return (
    <Row gap={8} align="end">
      <IconButton
        icon={BackIcon}
        isMirrored
        label={text("reports.dayBefore")}
        onClick={() => onChange(addDays(date, -1))}
      />
      <FormState initialValues={{ date }} validate={faultsOf} onSubmit={() => {}}>
        <ChosenDate date={date} last={last} onChange={onChange} />
      </FormState>
      <IconButton
        icon={NextIcon}
        isMirrored
        label={text("reports.dayAfter")}
        aria-disabled={date >= last}
        onClick={() => date < last && onChange(addDays(date, 1))}
      />
    </Row>
  );
}

function ChosenDate({ date, last, onChange }: DayChooserProps) {
  const { text } = useText();
  const { values, submitForm, resetForm } = useFormikContext<{ date: string }>();
  const tell = useEffectEvent(() => {
    if (isCivilDate(values.date) && values.date <= last && values.date !== date) onChange(values.date);
  });
  useEffect(() => tell(), [values.date]);
  const follow = useEffectEvent(() => resetForm({ values: { date } }));
  useEffect(() => follow(), [date]);
  // a form says what is wrong once it is sent: by Enter, or on the way out
  return (
    <Form noValidate onBlur={() => void submitForm()}>
      <DateField name="date" label={text("reports.day")} today={last} />
    </Form>
  );
}
