import { useFormikContext } from "formik";
import { type ReactNode } from "react";

import { accountLimits } from "@/contract/account/account";
import type { ChargeInput } from "@/contract/account/accountActs";
import type { AccountWindow } from "@/contract/account/accountWindows";
import type { Product, VatRate } from "@/contract/property";
import { accountFaults } from "@/domain/account/accountFaults";
import { isWithin } from "@/domain/account/inputFaults";
import { accountReason } from "@/domain/account/ruledAccount";
import { ruledWindow } from "@/domain/account/windows";
import { ActionForm, type OwnId } from "@/shared/actions/ActionForm";
import { centsOf, typedCents } from "@/shared/format/centsOf";
import { wholeNumber } from "@/shared/format/wholeNumber";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { SelectField } from "@/shared/ui/fields/SelectField";
import { TextField } from "@/shared/ui/fields/TextField";

import { type AccountDialogProps, deskReference, type ShownAccount } from "./accountLines";
import { placeIn, WindowField } from "./WindowField";

interface ChargeDialogProps extends AccountDialogProps<"charge"> {
  products: readonly Product[];
  /** Once the account is closed: the field of the stay that takes the charge instead, which sets the value `stay`. */
  elsewhere?: ReactNode;
}

const noCharge = {
  product: "",
  description: "",
  quantity: "1",
  unitPrice: "",
  vat: "10",
  window: "guest" as AccountWindow,
  stay: null as { id: string } | null,
};

type Values = typeof noCharge;

/** Asks for a charge. An account that is closed while the dialog is open keeps what was typed. */
export function ChargeDialog({ dialog, account, products, elsewhere }: ChargeDialogProps) {
  const { text } = useText();
  const { locale } = useLanguage();
  const isElsewhere = elsewhere !== undefined && account.closed !== undefined;
  const label = text(isElsewhere ? "booking.chargeElsewhere" : "booking.action.charge");

  const inputOf = (typed: Values & OwnId): ChargeInput => ({
    ...(isElsewhere ? { stayId: typed.stay?.id ?? "" } : placeIn(account, typed.window)),
    sourceRef: deskReference(typed),
    description: typed.description,
    quantity: wholeNumber(typed.quantity),
    unitPrice: centsOf(typed.unitPrice, locale),
    vat: Number(typed.vat) as VatRate,
  });

  function faultsOf(values: Values & OwnId) {
    const faults = accountFaults("charge", inputOf(values), account);
    if (isElsewhere && !values.stay) faults.push({ field: "stayId", reason: accountReason("STAY_MISSING") });
    return faults;
  }

  return (
    <ActionForm
      dialog={dialog}
      isDrafted
      title={[label, account.name]}
      initialValues={{ ...noCharge, window: ruledWindow("posted", account.billing) }}
      faultsOf={faultsOf}
      inputOf={inputOf}
    >
      {(values) => (
        <>
          {isElsewhere ? elsewhere : <WindowField account={account} />}
          <ProductFields account={account} products={products} values={values} />
        </>
      )}
    </ActionForm>
  );
}

interface ProductFieldsProps extends Pick<ChargeDialogProps, "products"> {
  account: ShownAccount;
  values: Values;
}

/** A product of the property fills in the rest, which may still be changed. */
function ProductFields({ account, products, values: { quantity, unitPrice } }: ProductFieldsProps) {
  const { text } = useText();
  const { locale } = useLanguage();
  const { money } = useBookingFormat(account);
  const { setValues } = useFormikContext<Values>();
  const count = wholeNumber(quantity);
  const each = centsOf(unitPrice, locale);
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
        label={text("booking.charge.unitPrice", { currency: account.currency })}
        inputMode="decimal"
      />
      <SelectField name="vat" label={text("booking.charge.vat")}>
        <option value="10">{text("booking.charge.vat10")}</option>
        <option value="21">{text("booking.charge.vat21")}</option>
      </SelectField>
      {isWithin(count, accountLimits.quantity) && isWithin(each, accountLimits.cents) && (
        <p className="form-text">
          {text("booking.total")}: {money(count * each)}
        </p>
      )}
    </>
  );
}
