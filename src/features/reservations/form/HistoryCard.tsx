import type { Reservation } from "@/contract/reservations/reservations";
import { useText } from "@/shared/i18n/useText";

import { HistoryEntries } from "@/shared/stay/history/HistoryEntries";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { Card } from "@/shared/ui/layout/Card";
import { Facts } from "@/shared/ui/layout/Facts";
import { Stack } from "@/shared/ui/layout/Stack";

interface HistoryCardProps {
  hotel: Hotel;
  reservation: Reservation;
}

/** Changes, by whom and when, the latest first. */
export function HistoryCard({ hotel, reservation: { history, createdAt, createdBy } }: HistoryCardProps) {
  const { text } = useText();
  const { dayAndTime } = useBookingFormat(hotel.property);
  return (
    <Card title={text("booking.history")}>
      <Stack gap={14} className="card-body">
        <Facts
          shape="beside"
          facts={[
            { label: text("booking.createdAt"), value: [dayAndTime(createdAt), createdBy].filter(Boolean).join(" · ") },
          ]}
        />
        <HistoryEntries hotel={hotel} entries={history} />
      </Stack>
    </Card>
  );
}
