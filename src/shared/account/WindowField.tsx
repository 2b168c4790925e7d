import { useFormikContext } from "formik";

import { type AccountWindow, accountWindows } from "@/contract/account/accountWindows";
import type { Cents } from "@/contract/property";
import { sumsOf } from "@/domain/account/windows";
import { typedCents } from "@/shared/format/centsOf";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { SelectField } from "@/shared/ui/fields/SelectField";

import { type ShownAccount, useWindowName } from "./accountLines";

interface WindowFieldProps {
  account: ShownAccount;
  /** Proposed as the amount when a window is chosen. */
  dueIn?: (window: AccountWindow) => Cents;
}

/** The window that an act is about. Without a second window there is nothing to choose. */
export function WindowField({ account, dueIn }: WindowFieldProps) {
  const { text } = useText();
  const { locale } = useLanguage();
  const { money } = useBookingFormat(account);
  const nameOf = useWindowName(account);
  const { setValues } = useFormikContext<{ window: AccountWindow; amount?: string }>();
  if (!account.billing) return null;

  function choose(chosen: string) {
    const window = accountWindows.find((one) => one === chosen) ?? "guest";
    const proposed = dueIn && { amount: typedDue(dueIn(window), locale) };
    void setValues((now) => ({ ...now, window, ...proposed }));
  }

  return (
    <SelectField name="window" label={text("booking.window")} onChoose={choose}>
      {account.windows.map(({ window, balance }) => (
        <option key={window} value={window}>
          {text("booking.windowChoice", { name: nameOf(window), amount: money(balance) })}
        </option>
      ))}
    </SelectField>
  );
}

/** The balance of the window, where the field of the windows does not say it. */
export function BalanceNote({ account }: { account: ShownAccount }) {
  const { text } = useText();
  const { money } = useBookingFormat(account);
  const { balance } = sumsOf(account.windows);
  if (account.billing) return null;
  return <p>{text("booking.balanceDue", { amount: money(balance) })}</p>;
}

export const typedDue = (due: Cents, locale: string) => (due > 0 ? typedCents(due, locale) : "");

/** The window of an act: none is sent where there is no second one. */
export const placeIn = ({ billing }: ShownAccount, window: AccountWindow) => (billing ? { window } : {});
