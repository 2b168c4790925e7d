import type { ComponentProps } from "react";

import { folioActions } from "@/contract/reservations/folio";
import type { Reservation } from "@/contract/reservations/reservations";
import { permissionOf } from "@/domain/permissionFor";
import { roomIdsOf } from "@/domain/reservations/roomOf";
import type { OverrideWords } from "@/shared/actions/act";
import { ActionRow } from "@/shared/actions/ActionRow";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { onDemand } from "@/shared/ui/states/onDemand";

import { HistoryEntries } from "@/shared/stay/history/HistoryEntries";
import { asking, type BookingAct, pressed, reservationRecord } from "@/shared/stay/record/reservationRecord";
import { RoomDialog } from "@/shared/stay/rooms/RoomDialog";

const LateDialog = onDemand(async () => (await import("@/shared/stay/rooms/LateDialog")).LateDialog, null);
const NoShowDialog = onDemand(async () => (await import("./FeeDialog")).NoShowDialog, null);
const CancelDialog = onDemand(async () => (await import("./FeeDialog")).CancelDialog, null);

interface ReservationActionsProps extends Pick<ComponentProps<typeof ActionRow>, "first" | "last"> {
  hotel: Hotel;
  reservation: Reservation;
  isChanged: boolean;
}

const withoutGuarantee: OverrideWords = {
  label: "booking.override",
  reasonLabel: "booking.overrideReason",
  missing: "booking.overrideMissing",
};
const beyondSales: OverrideWords = { label: "booking.overrideFull", reasonLabel: "booking.saleOverride" };
const asDirectSale: OverrideWords = { label: "booking.reactivateDirect", reasonLabel: "booking.reactivateReason" };

const lacksGuaranteeAlone = (reservation: Reservation) =>
  permissionOf(reservation, "confirm")?.reasons.every(({ code }) => code === "GUARANTEE_MISSING");

/** Acts on the page of a reservation; arriving and leaving have a place of their own. */
const actsIn = (hotel: Hotel, record: Reservation): BookingAct[] => [
  {
    ...pressed("confirm"),
    isPrimary: () => true,
    override: lacksGuaranteeAlone(record) ? withoutGuarantee : beyondSales,
  },
  {
    ...asking("assignRoom", (dialog, reservation) => <RoomDialog dialog={dialog} reservation={reservation} />),
    ...(roomIdsOf(record).length > 0 && { label: "desk.changeRoom" as const }),
  },
  pressed("unassignRoom"),
  ...(permissionOf(record, "revertCheckIn")?.isAllowed ? [pressed("revertCheckIn")] : []),
  pressed("reopen"),
  asking("checkInLate", (dialog, reservation) => (
    <LateDialog dialog={dialog} hotel={hotel} reservation={reservation} />
  )),
  pressed("reportNoShow"),
  pressed("revertReportNoShow"),
  { ...pressed("reactivate"), override: asDirectSale },
  asking("markNoShow", (dialog, reservation) => (
    <NoShowDialog dialog={dialog} hotel={hotel} reservation={reservation} />
  )),
  asking("cancel", (dialog, reservation) => <CancelDialog dialog={dialog} hotel={hotel} reservation={reservation} />),
];

export function ReservationActions({ hotel, reservation, isChanged, first, last }: ReservationActionsProps) {
  const waiting = reservationRecord.useWaitingAct(reservation.id);
  const isPosting = folioActions.some((one) => one === waiting);
  return (
    <ActionRow
      kit={reservationRecord.acts}
      record={reservation}
      permissions={reservation.actions}
      acts={actsIn(hotel, reservation)}
      renderNews={({ news }) => news.length > 0 && <HistoryEntries hotel={hotel} entries={news} />}
      waiting={isPosting ? undefined : waiting}
      waitingLabel={waiting && `booking.action.${waiting}`}
      isChanged={isChanged}
      first={first}
      last={last}
    />
  );
}
