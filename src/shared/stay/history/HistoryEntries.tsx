import type { HistoryEntry } from "@/contract/reservations/reservationHistory";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { RecordHistory } from "@/shared/record/RecordHistory";

import { useChangeWords } from "./useChangeWords";

interface HistoryEntriesProps {
  hotel: Hotel;
  entries: HistoryEntry[];
}

export function HistoryEntries({ hotel, entries }: HistoryEntriesProps) {
  const { text } = useText();
  return (
    <RecordHistory history={entries} whatOf={(what) => text(`booking.history.${what}`)} words={useChangeWords(hotel)} />
  );
}
