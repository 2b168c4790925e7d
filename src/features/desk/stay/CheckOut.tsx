import { useState } from "react";

import type { UnusedNights } from "@/contract/reservations/desk";
import type { Reservation } from "@/contract/reservations/reservations";
import { deskPermission, unusedNightsPrice } from "@/domain/desk/deskReasons";
import { permissionOf } from "@/domain/permissionFor";
import { ActionDialog, type OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionRow } from "@/shared/actions/ActionRow";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { UnusedNightsField } from "@/shared/hotel/UnusedNightsField";
import { useText } from "@/shared/i18n/useText";
import { CheckIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Reasons } from "@/shared/ui/states/Reasons";
import { Warning } from "@/shared/ui/states/Warning";

import { type ActionInput, asking, pressed, reservationRecord } from "@/shared/stay/record/reservationRecord";
import { FolioCard } from "@/shared/stay/folio/FolioCard";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { FirstButton } from "./FirstButton";
import { StayHead } from "./StayHead";

interface CheckOutProps {
  hotel: Hotel;
  reservation: Reservation;
}

/** The folio of the guest, its payment, and the end of the stay; before its time, the choice about the unused nights. */
export function CheckOut({ hotel, reservation }: CheckOutProps) {
  const { text } = useText();
  const { date } = useBookingFormat(hotel.property);
  const waiting = reservationRecord.useWaitingAct(reservation.id);
  const early = deskPermission("leaveEarly", reservation, hotel.property.businessDate);
  const { state, actions } = reservation;
  const against = permissionOf(reservation, "checkOut")?.reasons ?? [];
  const row = {
    kit: reservationRecord.acts,
    record: reservation,
    waiting,
  };
  const leaveEarly = asking("leaveEarly", (dialog) => (
    <EarlyDialog dialog={dialog} hotel={hotel} reservation={reservation} />
  ));
  return (
    <Stack gap={16} shrinks>
      <StayHead hotel={hotel} reservation={reservation} />
      {early.isAllowed && (
        <>
          <Warning>{text("desk.early", { date: date(reservation.departure) })}</Warning>
          <ActionRow {...row} permissions={[early]} acts={[{ ...leaveEarly, isPrimary: () => true }]} />
        </>
      )}
      {/* the usual case takes no choice; a payment before it says nothing of the rest at the desk */}
      <FolioCard hotel={hotel} reservation={reservation} isChanged={false} usualMethod="card" />
      {state !== "inHouse" && state !== "checkedOut" && <Reasons reasons={against} />}
      {state === "checkedOut" && (
        <Row tone="success" as="p" gap={8} weight={620} role="status">
          <CheckIcon size={18} aria-hidden="true" />
          {text("desk.left")}
        </Row>
      )}
      {!early.isAllowed && (
        <FirstButton>
          <ActionRow
            {...row}
            permissions={actions}
            acts={[{ ...pressed("checkOut"), isPrimary: () => true, isExplained: true }, pressed("reopen")]}
          />
        </FirstButton>
      )}
    </Stack>
  );
}

interface EarlyDialogProps extends CheckOutProps {
  dialog: OpenDialog<ActionInput>;
}

/** Asks what becomes of the nights that are not slept: the rest of the folio is settled after it. */
function EarlyDialog({ dialog, hotel: { property }, reservation }: EarlyDialogProps) {
  const { text } = useText();
  const { money } = useBookingFormat(property);
  const [unused, setUnused] = useState<UnusedNights>();
  const amount = money(unusedNightsPrice(reservation, property.businessDate));
  return (
    <ActionDialog
      dialog={dialog}
      title={text("booking.action.leaveEarly")}
      submitLabel={text("desk.endToday")}
      isComplete={unused !== undefined}
      onSubmit={() => dialog.act({ unusedNights: unused })}
    >
      {(isChecked) => <UnusedNightsField amount={amount} value={unused} onChange={setUnused} isChecked={isChecked} />}
    </ActionDialog>
  );
}
