import { useFormikContext } from "formik";

import type { TicketMethod } from "@/contract/pos/tickets";
import type { Cents } from "@/contract/property";
import { typedCents } from "@/shared/format/centsOf";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useProperty } from "@/shared/hotel/useProperty";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { FieldGroup } from "@/shared/ui/fields/FieldGroup";
import { TextField } from "@/shared/ui/fields/TextField";
import { Columns } from "@/shared/ui/layout/Columns";
import { Facts } from "@/shared/ui/layout/Facts";

import type { ReturnDraft } from "./returnDraft";

interface PaidBackProps {
  methods: TicketMethod[];
  due: Cents;
  proposed: { method: TicketMethod; amount: Cents }[];
}

/** By which methods the money goes back: as the ticket was paid. Several can be shared out otherwise. */
export function PaidBack({ methods, due, proposed }: PaidBackProps) {
  const { text } = useText();
  const { locale } = useLanguage();
  const { money } = useBookingFormat(useProperty());
  const { values, setFieldValue } = useFormikContext<ReturnDraft>();
  const [only, ...others] = methods;
  const words = (method: TicketMethod) => text(`tickets.method.${method}`);
  if (!only) return null;
  if (others.length === 0)
    return (
      <Facts
        shape="sums"
        facts={[{ label: text("tickets.paidBackBy", { method: words(only) }), value: money(due), isTotal: true }]}
      />
    );
  const ownOf = (method: TicketMethod) => proposed.find((one) => one.method === method)?.amount ?? 0;
  return (
    <FieldGroup name="amounts" label={text("tickets.paidBack", { amount: money(due) })}>
      <Columns least={8} keepsWidth gap={12} rowGap={10} align="end">
        {methods.map((method) => (
          <TextField
            key={method}
            name={`amounts.${method}`}
            label={words(method)}
            inputMode="decimal"
            value={values.amounts[method] ?? typedCents(ownOf(method), locale)}
            onChange={({ target }) => void setFieldValue(`amounts.${method}`, target.value)}
          />
        ))}
      </Columns>
    </FieldGroup>
  );
}
