import { useFormikContext } from "formik";
import { useEffect, useEffectEvent } from "react";

import { type TillId, tills } from "@/contract/outlets";
import { typedCents } from "@/shared/format/centsOf";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useProperty } from "@/shared/hotel/useProperty";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { TextField } from "@/shared/ui/fields/TextField";

import { namedDrawer } from "../tillDrawer";

interface FloatFieldProps {
  name: string;
  label: string;
}

/** The cash in a drawer, as it is counted: what the last shift of its till has left is proposed. */
export function FloatField(props: FloatFieldProps) {
  const { values } = useFormikContext<{ till: string }>();
  const till = tills.find((one) => one === values.till);
  return till ? <FloatOf key={till} till={till} {...props} /> : <TextField {...props} isAsked inputMode="decimal" />;
}

function FloatOf({ till, name, label }: FloatFieldProps & { till: TillId }) {
  const { text } = useText();
  const { locale } = useLanguage();
  const { money } = useBookingFormat(useProperty());
  const { setFieldValue } = useFormikContext();
  const { data } = namedDrawer.use(till);
  const left = data?.last?.left ?? 0;
  const propose = useEffectEvent(() => void setFieldValue(name, typedCents(left, locale)));
  const isKnown = data !== undefined;
  useEffect(() => {
    if (isKnown) propose();
  }, [isKnown, left]);
  return (
    <TextField
      name={name}
      label={label}
      isAsked
      inputMode="decimal"
      hint={isKnown ? text("tillShifts.lastLeft", { amount: money(left) }) : undefined}
    />
  );
}
