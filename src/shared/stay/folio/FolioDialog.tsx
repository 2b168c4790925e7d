import { nanoid } from "@reduxjs/toolkit";
import { useState } from "react";

import type { FolioInput } from "@/contract/reservations/folio";
import { paymentMethods, type PostingAction } from "@/contract/account/account";
import type { Cents, VatRate } from "@/contract/property";
import type { Reservation } from "@/contract/reservations/reservations";
import { isRedemption } from "@/domain/account/corrections";
import { accountFaults } from "@/domain/account/accountFaults";
import { accountOf, isFolioClosed } from "@/domain/folio/folioAccount";
import { accountReason } from "@/domain/account/accountReason";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionForm } from "@/shared/actions/ActionForm";
import { centsOf } from "@/shared/format/centsOf";
import { wholeNumber } from "@/shared/format/wholeNumber";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useLanguage, useText } from "@/shared/i18n/useText";

import type { ActionInput } from "../record/reservationActions";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { AllowanceFields, ChargeFields, PaymentFields, ReasonField } from "./FolioFields";
import { type FolioValues, noFolioValues } from "./folioValues";
import type { FolioLine } from "@/shared/account/useFolioLines";
import { OtherFolio } from "./OtherFolio";
import { dueIn, typedDue, WindowField, windowFor } from "./WindowField";

interface FolioDialogProps {
  dialog: OpenDialog<ActionInput>;
  action: PostingAction;
  hotel: Hotel;
  reservation: Reservation;
  /** What is to be corrected. */
  line?: FolioLine | undefined;
  /** What is to be paid, where it is not the balance: a deposit. */
  deposit?: Cents;
}

/** Asks for what a posting needs; what is wrong is said beside its field, by the rules of the server. */
export function FolioDialog({ dialog, action, hotel, reservation, line, deposit = 0 }: FolioDialogProps) {
  const { property } = hotel;
  const { text } = useText();
  const { locale } = useLanguage();
  const { money } = useBookingFormat(property);
  // however often it is sent from this dialog, it is posted once
  const [sourceRef] = useState(() => `desk:${nanoid()}`);
  // a folio that is closed while the dialog is open keeps what was typed: the charge goes to another folio
  const isClosed = isFolioClosed(reservation);
  const isElsewhere = action === "charge" && isClosed;
  const label = text(isElsewhere ? "booking.chargeElsewhere" : `booking.action.${action}`);
  const window = windowFor(action, reservation);
  const due = deposit || dueIn(action, window, reservation);

  function inputOf({ description, quantity, unitPrice, vat, product: _, ...typed }: FolioValues): Partial<FolioInput> {
    const { reason } = typed;
    if (action === "correct") return { chargeId: line?.id, reason };
    const place = reservation.billing ? { window: typed.window } : {};
    if (action === "allow") return { sourceRef, description, amount: centsOf(typed.amount, locale), reason, ...place };
    if (action === "charge")
      return {
        ...(isClosed ? { stayId: typed.stay?.id ?? "" } : place),
        sourceRef,
        description,
        quantity: wholeNumber(quantity),
        unitPrice: centsOf(unitPrice, locale),
        vat: Number(vat) as VatRate,
      };
    const method = paymentMethods.find((one) => one === typed.method);
    const isTendered = method === "cash" && action === "pay" && typed.tendered.trim() !== "";
    const tendered = isTendered ? { tendered: centsOf(typed.tendered, locale) } : {};
    const byRoom = method === "room" ? { stayId: typed.stay?.id ?? "" } : {};
    const isMoney = method !== "room" && method !== "receivable";
    const ahead = action === "pay" && isMoney ? { isDeposit: typed.isDeposit } : {};
    return {
      sourceRef,
      method,
      amount: centsOf(typed.amount, locale),
      reason,
      ...tendered,
      ...byRoom,
      ...ahead,
      ...place,
    };
  }

  function faultsOf(values: FolioValues) {
    const faults = accountFaults(action, inputOf(values), accountOf(reservation, property));
    if (isElsewhere && !values.stay) faults.push({ field: "stayId", reason: accountReason("STAY_MISSING") });
    return faults;
  }

  return (
    <ActionForm
      dialog={dialog}
      title={`${label} · ${reservation.id}`}
      submitLabel={label}
      initialValues={{ ...noFolioValues, window, amount: typedDue(due, locale), isDeposit: deposit > 0 }}
      faultsOf={faultsOf}
      inputOf={inputOf}
    >
      {(values) => (
        <>
          {isElsewhere && <OtherFolio reservation={reservation} />}
          {action !== "correct" && !isElsewhere && reservation.billing && (
            <WindowField action={action} property={property} reservation={reservation} />
          )}
          {action === "charge" && <ChargeFields values={values} hotel={hotel} />}
          {(action === "pay" || action === "refund") && (
            <PaymentFields action={action} values={values} property={property} reservation={reservation} />
          )}
          {action === "allow" && <AllowanceFields values={values} property={property} reservation={reservation} />}
          {action === "correct" && line && (
            <>
              <p className="folio-note">
                {text("booking.correcting", { what: line.what, amount: money(line.amount) })}
              </p>
              {line.charge && isRedemption(line.charge) && (
                <p className="folio-note">{text("booking.correctingPoints", { count: line.charge.points ?? 0 })}</p>
              )}
              <ReasonField />
            </>
          )}
        </>
      )}
    </ActionForm>
  );
}
