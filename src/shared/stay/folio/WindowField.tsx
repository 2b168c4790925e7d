import { useFormikContext } from "formik";

import {
  type AccountWindow,
  accountWindows,
  paymentMethods,
  type PostingAction,
  type WindowSums,
} from "@/contract/account/account";
import type { Cents, Property } from "@/contract/property";
import type { Reservation } from "@/contract/reservations/reservations";
import { refundableBy } from "@/domain/account/limits";
import { inWindow, ruledWindow, sumsOf } from "@/domain/account/windows";
import { typedCents } from "@/shared/format/centsOf";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { SelectField } from "@/shared/ui/fields/SelectField";

import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import type { FolioValues } from "./folioValues";
import { useWindowName } from "@/shared/account/useWindowName";

interface WindowFieldProps {
  action: PostingAction;
  property: Property;
  reservation: Reservation;
}

/** Which window it is about. A payment and a refund propose what is due there. */
export function WindowField({ action, property, reservation }: WindowFieldProps) {
  const { text } = useText();
  const { locale } = useLanguage();
  const { money } = useBookingFormat(property);
  const nameOf = useWindowName(reservation);
  const { setValues } = useFormikContext<FolioValues>();
  const { windows } = reservation;

  function choose(chosen: string) {
    const window = accountWindows.find((one) => one === chosen) ?? "guest";
    const due = dueIn(action, window, reservation);
    const amount = action === "pay" || action === "refund" ? { amount: typedDue(due, locale) } : {};
    void setValues((now) => ({ ...now, window, ...amount }));
  }

  return (
    <SelectField name="window" label={text("booking.window")} onChoose={choose}>
      {windows.map(({ window, balance }) => (
        <option key={window} value={window}>
          {text("booking.windowChoice", { name: nameOf(window), amount: money(balance) })}
        </option>
      ))}
    </SelectField>
  );
}

/** The window that an act is most likely about: where there is something to do, or where the rules send it. */
export function windowFor(action: PostingAction, reservation: Reservation): AccountWindow {
  const { windows, billing } = reservation;
  if (action === "charge") return ruledWindow("posted", billing);
  const isLikely = ({ window, total }: WindowSums) =>
    action === "allow" ? total > 0 : dueIn(action, window, reservation) > 0;
  return windows.find(isLikely)?.window ?? "guest";
}

/** The amount to pay or to give back: by the means that can take most of it. */
export function dueIn(action: PostingAction, window: AccountWindow, { windows, payments }: Reservation): Cents {
  const { balance } = sumsOf(windows, window);
  if (action !== "refund") return action === "pay" ? balance : 0;
  const paid = inWindow(payments, window);
  return Math.min(-balance, Math.max(...paymentMethods.map((method) => refundableBy(method, paid))));
}

export const typedDue = (due: Cents, locale: string) => (due > 0 ? typedCents(due, locale) : "");
