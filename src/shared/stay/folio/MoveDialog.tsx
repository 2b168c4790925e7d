import { nanoid } from "@reduxjs/toolkit";
import { useState } from "react";

import type { FolioInput } from "@/contract/reservations/folio";
import { type MoveShare, moveShares } from "@/contract/account/account";
import type { Reservation } from "@/contract/reservations/reservations";
import { moveFaults } from "@/domain/account/windowFaults";
import { movable, partOf, restOf } from "@/domain/account/placing";
import { otherWindow } from "@/domain/account/windows";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionForm } from "@/shared/actions/ActionForm";
import { centsOf } from "@/shared/format/centsOf";
import { wholeNumber } from "@/shared/format/wholeNumber";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { SelectField } from "@/shared/ui/fields/SelectField";
import { TextField } from "@/shared/ui/fields/TextField";

import type { ActionInput } from "../record/reservationActions";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import type { FolioLine } from "@/shared/account/useFolioLines";
import { useWindowName } from "@/shared/account/useWindowName";

interface MoveDialogProps {
  dialog: OpenDialog<ActionInput>;
  hotel: Hotel;
  reservation: Reservation;
  line: FolioLine;
}

const noValues = { share: "all" as MoveShare, amount: "", percent: "50", nights: "1" };

/** Half of a line or, once less is left of it, as much as that. */
const percentOf = (rest: number, amount: number) =>
  String(amount > 0 ? Math.max(1, Math.min(50, Math.floor((rest * 100) / amount))) : 50);

/** Asks how much of a line goes to the other window: all of it, a part, or several nights. */
export function MoveDialog({ dialog, hotel: { property }, reservation, line }: MoveDialogProps) {
  const { text } = useText();
  const { locale } = useLanguage();
  const { money } = useBookingFormat(property);
  const nameOf = useWindowName(reservation);
  const [sourceRef] = useState(() => `desk:${nanoid()}`);
  const label = text("booking.action.move");
  const window = otherWindow(line.window);
  const { charges } = movable(reservation);
  // what is left of it here
  const rest = line.charge ? restOf(line.charge, charges) : line.amount;
  const [initialValues] = useState(() => ({ ...noValues, percent: percentOf(rest, line.amount) }));
  const shares = moveShares.filter((share) =>
    share === "nights" ? line.charge?.kind === "room" : share === "all" || line.amount > 0,
  );

  function inputOf({ share, ...typed }: typeof noValues): Partial<FolioInput> {
    const how = {
      all: {},
      amount: { amount: centsOf(typed.amount, locale) },
      percent: { percent: wholeNumber(typed.percent) },
      nights: { nights: wholeNumber(typed.nights) },
    };
    return { sourceRef, chargeId: line.id, window, share, ...how[share] };
  }

  const faultsOf = (values: typeof noValues) => moveFaults(inputOf(values), { charges, currency: property.currency });

  /** What goes and what stays, once it can be told. */
  function partsOf(values: typeof noValues): string {
    const { share, amount = 0, percent = 0 } = inputOf(values);
    if ((share !== "amount" && share !== "percent") || faultsOf(values).length > 0) return "";
    const part = partOf(line.amount, share === "amount" ? { amount } : { percent });
    return text("booking.shareParts", { part: money(part), rest: money(rest - part) });
  }

  return (
    <ActionForm
      dialog={dialog}
      title={`${label} · ${reservation.id}`}
      submitLabel={label}
      initialValues={initialValues}
      faultsOf={faultsOf}
      inputOf={inputOf}
    >
      {(values) => (
        <>
          <p className="folio-note">
            {text("booking.moving", { what: line.what, amount: money(rest), window: nameOf(window) })}
          </p>
          <SelectField name="share" label={text("booking.share")}>
            {shares.map((share) => (
              <option key={share} value={share}>
                {text(`booking.share.${share}`)}
              </option>
            ))}
          </SelectField>
          {values.share === "amount" && (
            <TextField
              name="amount"
              label={text("booking.amount", { currency: property.currency })}
              inputMode="decimal"
            />
          )}
          {values.share === "percent" && (
            <TextField
              name="percent"
              label={text("booking.sharePercent", { amount: money(line.amount) })}
              inputMode="numeric"
            />
          )}
          {values.share === "nights" && (
            <TextField name="nights" label={text("booking.shareNights")} inputMode="numeric" />
          )}
          <p className="folio-note" role="status">
            {partsOf(values)}
          </p>
        </>
      )}
    </ActionForm>
  );
}
