import { useFormikContext } from "formik";

import { accountLimits, paymentMethods } from "@/contract/account/account";
import type { Property } from "@/contract/property";
import type { Reservation } from "@/contract/reservations/reservations";
import { isWithin } from "@/domain/account/accountFaults";
import { isFolioClosed } from "@/domain/folio/folioAccount";
import { refundableBy } from "@/domain/account/limits";
import { changeOf } from "@/domain/account/posting";
import { inWindow, sumsOf } from "@/domain/account/windows";
import { centsOf, typedCents } from "@/shared/format/centsOf";
import { wholeNumber } from "@/shared/format/wholeNumber";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { NotesField } from "@/shared/ui/fields/NotesField";
import { SelectField } from "@/shared/ui/fields/SelectField";
import { SwitchField } from "@/shared/ui/fields/SwitchField";
import { TextField } from "@/shared/ui/fields/TextField";

import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import type { FolioValues } from "./folioValues";
import { StayField } from "./StayField";

interface ChargeFieldsProps {
  values: FolioValues;
  hotel: Hotel;
}

/** A product of the house fills in the rest, which may still be changed. */
export function ChargeFields({ values: { quantity, unitPrice }, hotel: { property, products } }: ChargeFieldsProps) {
  const { text } = useText();
  const { locale } = useLanguage();
  const { money } = useBookingFormat(property);
  const { setValues } = useFormikContext<FolioValues>();
  const count = wholeNumber(quantity);
  const each = centsOf(unitPrice, locale);
  const total = count * each;
  const sold = products.filter(({ price }) => price > 0);

  function choose(id: string) {
    const product = sold.find((one) => one.id === id);
    const { name = "", price = 0, vat = 10 } = product ?? {};
    const typed = product ? typedCents(price, locale) : "";
    void setValues((now) => ({ ...now, product: id, description: name, unitPrice: typed, vat: String(vat) }));
  }

  return (
    <>
      <SelectField name="product" label={text("booking.charge.product")} onChoose={choose}>
        <option value="">{text("booking.charge.productNone")}</option>
        {sold.map(({ id, name, price }) => (
          <option key={id} value={id}>
            {name} · {money(price)}
          </option>
        ))}
      </SelectField>
      <TextField name="description" label={text("booking.folioWhat")} dir="auto" />
      <TextField name="quantity" label={text("booking.folioQuantity")} inputMode="numeric" />
      <TextField
        name="unitPrice"
        label={text("booking.charge.unitPrice", { currency: property.currency })}
        inputMode="decimal"
      />
      <SelectField name="vat" label={text("booking.charge.vat")}>
        <option value="10">{text("booking.charge.vat10")}</option>
        <option value="21">{text("booking.charge.vat21")}</option>
      </SelectField>
      {isWithin(count, accountLimits.quantity) && isWithin(each, accountLimits.cents) && (
        <p className="form-text">
          {text("booking.total")}: {money(total)}
        </p>
      )}
    </>
  );
}

/** What the house takes off the bill, and why. */
export function AllowanceFields({ values, property, reservation }: Omit<PaymentFieldsProps, "action">) {
  const { text } = useText();
  const { money } = useBookingFormat(property);
  const { balance } = sumsOf(reservation.windows, values.window);
  return (
    <>
      {!reservation.billing && <p className="folio-note">{text("booking.balanceDue", { amount: money(balance) })}</p>}
      <TextField name="amount" label={text("booking.amount", { currency: property.currency })} inputMode="decimal" />
      <TextField name="description" label={text("booking.folioWhat")} hint={text("booking.allowanceHint")} dir="auto" />
      <ReasonField />
    </>
  );
}

/** Why, for the house alone. */
export function ReasonField({ isOptional = false }: { isOptional?: boolean }) {
  const { text } = useText();
  const label = text(isOptional ? "booking.reasonOptional" : "booking.reason");
  return <NotesField name="reason" label={label} hint={text("booking.reasonHint")} limit={accountLimits.reason} />;
}

interface PaymentFieldsProps {
  values: FolioValues;
  property: Property;
  action: "pay" | "refund";
  reservation: Reservation;
}

export function PaymentFields({ action, values, property, reservation }: PaymentFieldsProps) {
  const { text } = useText();
  const { locale } = useLanguage();
  const { money } = useBookingFormat(property);
  const { currency } = property;
  const { balance } = sumsOf(reservation.windows, values.window);
  const paid = inWindow(reservation.payments, values.window);
  const isPayment = action === "pay";
  const isOwed = isPayment && values.method === "receivable";
  const isByRoom = isPayment && values.method === "room";
  const change = changeOf({ amount: centsOf(values.amount, locale), tendered: centsOf(values.tendered, locale) });
  return (
    <>
      {!reservation.billing && <p className="folio-note">{text("booking.balanceDue", { amount: money(balance) })}</p>}
      <SelectField name="method" label={text("booking.method")}>
        <option value="">–</option>
        {paymentMethods
          .filter((method) => isPayment || refundableBy(method, paid) > 0)
          .map((method) => (
            <option key={method} value={method}>
              {text(`booking.method.${method}`)}
            </option>
          ))}
      </SelectField>
      {isByRoom && <StayField />}
      <TextField name="amount" label={text("booking.amount", { currency })} inputMode="decimal" />
      {isPayment && values.method === "cash" && (
        <>
          <TextField
            name="tendered"
            label={text("booking.tendered", { currency })}
            hint={text("booking.tenderedHint")}
            inputMode="decimal"
          />
          {change > 0 && (
            <p className="folio-note" role="status">
              {text("booking.change", { amount: money(change) })}
            </p>
          )}
        </>
      )}
      {isPayment && !isByRoom && !isOwed && !isFolioClosed(reservation) && (
        <SwitchField name="isDeposit" label={text("booking.isDeposit")} />
      )}
      {(!isPayment || isOwed) && <ReasonField isOptional={!isOwed} />}
    </>
  );
}
