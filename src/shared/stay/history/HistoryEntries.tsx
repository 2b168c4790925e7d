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
  const whatOf = (what: HistoryEntry["what"], changes: readonly Pick<HistoryEntry["changes"][number], "field">[]) =>
    text(changes.some(({ field }) => field === "declined") ? "booking.line.declined" : `booking.history.${what}`);
  return <RecordHistory history={entries} whatOf={whatOf} words={useChangeWords(hotel)} />;
}
