import { folioActions } from "@/contract/reservations/folio";
import type { Reservation } from "@/contract/reservations/reservations";
import { ActionRow } from "@/shared/actions/ActionRow";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";

import { HistoryEntries } from "@/shared/stay/history/HistoryEntries";
import { reservationWrites } from "@/shared/stay/record/reservationWrites";
import { FeeDialog } from "./FeeDialog";
import { LateDialog } from "@/shared/stay/rooms/LateDialog";
import { reservationActions } from "@/shared/stay/record/reservationActions";
import { RoomDialog } from "@/shared/stay/rooms/RoomDialog";

interface ReservationActionsProps {
  hotel: Hotel;
  reservation: Reservation;
  isChanged: boolean;
}

/** What can be done from the reservation's page; arriving and leaving have a place of their own. */
const offered = ["confirm", "assignRoom", "unassignRoom", "checkInLate", "reactivate", "markNoShow", "cancel"] as const;

const asking = ["cancel", "markNoShow", "assignRoom", "checkInLate"] as const;

export function ReservationActions({ hotel, reservation, isChanged }: ReservationActionsProps) {
  const { text } = useText();
  const waiting = reservationWrites.useWaitingAct(reservation.id);
  const isPosting = folioActions.some((one) => one === waiting);
  return (
    <ActionRow
      kit={reservationActions}
      record={reservation}
      order={offered}
      labelOf={(action) => text(`booking.action.${action}`)}
      primary="confirm"
      overrides={{
        confirm: {
          label: text("booking.override"),
          reasonLabel: text("booking.overrideReason"),
          missing: text("booking.overrideMissing"),
        },
      }}
      asking={asking}
      renderNews={({ news }) => news.length > 0 && <HistoryEntries hotel={hotel} entries={news} />}
      waiting={isPosting ? undefined : waiting}
      isChanged={isChanged}
    >
      {(action, dialog) =>
        action === "assignRoom" ? (
          <RoomDialog dialog={dialog} reservation={reservation} />
        ) : action === "checkInLate" ? (
          <LateDialog dialog={dialog} hotel={hotel} reservation={reservation} />
        ) : (
          <FeeDialog dialog={dialog} action={action} hotel={hotel} reservation={reservation} />
        )
      }
    </ActionRow>
  );
}
