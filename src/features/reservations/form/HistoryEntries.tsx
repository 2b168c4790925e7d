import type { HistoryEntry } from "@/contract/reservationHistory";
import { useText } from "@/shared/i18n/useText";

import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useBookingFormat } from "./useBookingFormat";
import { useChangeWords } from "./useChangeWords";

interface HistoryEntriesProps {
  hotel: Hotel;
  entries: HistoryEntry[];
}

export function HistoryEntries({ hotel, entries }: HistoryEntriesProps) {
  const { text } = useText();
  const { dayAndTime } = useBookingFormat(hotel.property);
  const words = useChangeWords(hotel);
  return (
    <ol className="booking-history">
      {entries.map(({ id, at, by, what, changes, note }) => (
        <li key={id}>
          <p className="booking-history-head">
            <strong>{text(`booking.history.${what}`)}</strong>
            <span className="booking-muted">
              {dayAndTime(at)} · <bdi>{by || text("booking.byChannel")}</bdi>
            </span>
          </p>
          {changes.map((change) => (
            <p key={change.field} className="booking-change">
              <span>{words.label(change.field)}</span> <bdi>{words.value(change.field, change.before)}</bdi>{" "}
              <span className="mirrored" aria-hidden="true">
                →
              </span>
              <span className="visually-hidden">{text("booking.became")}</span>{" "}
              <bdi>{words.value(change.field, change.after)}</bdi>
            </p>
          ))}
          {note && (
            <p>
              <bdi>{note}</bdi>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
