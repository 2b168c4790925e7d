import type { Reservation } from "@/contract/reservations/reservations";
import { useText } from "@/shared/i18n/useText";

import { HistoryEntries } from "@/shared/stay/history/HistoryEntries";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { Card } from "@/shared/ui/layout/Card";
import { Stack } from "@/shared/ui/layout/Stack";

interface HistoryCardProps {
  hotel: Hotel;
  reservation: Reservation;
}

/** Changes, by whom and when, the latest first. */
export function HistoryCard({ hotel, reservation: { history } }: HistoryCardProps) {
  const { text } = useText();
  return (
    <Card title={text("booking.history")}>
      <Stack gap={14} className="card-body">
        <HistoryEntries hotel={hotel} entries={history} />
      </Stack>
    </Card>
  );
}
