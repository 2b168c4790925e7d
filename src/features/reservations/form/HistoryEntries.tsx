import type { HistoryEntry } from "@/contract/reservationHistory";
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
  const words = useChangeWords(hotel);
  const worded = entries.map((entry) => ({
    ...entry,
    what: text(`booking.history.${entry.what}`),
    changes: entry.changes.map(({ field, before, after }) => ({
      label: words.label(field),
      before: words.value(field, before),
      after: words.value(field, after),
    })),
  }));
  return <RecordHistory entries={worded} />;
}
