import "./record.scss";

import { useSelector } from "react-redux";

import { useFormat } from "@/shared/i18n/useFormat";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";

export interface RecordHistoryEntry {
  id: string;
  /** ISO 8601 instant. */
  at: string;
  /** "" where a channel did it. */
  by: string;
  /** What was done, in words. */
  what: string;
  /** In words. */
  changes: { label: string; before: string; after: string }[];
  note?: string;
}

/** What was changed in a record, by whom and when, on the clocks of the property. */
export function RecordHistory({ entries }: { entries: RecordHistoryEntry[] }) {
  const { text } = useText();
  const { dayAndTime } = useFormat();
  const timeZone = useSelector(selectHotel)?.property.timeZone;
  return (
    <ol className="record-history">
      {entries.map(({ id, at, by, what, changes, note }) => (
        <li key={id}>
          <p className="record-history-head">
            <strong>{what}</strong>
            <span>
              {dayAndTime(at, timeZone)} · <bdi>{by || text("record.byChannel")}</bdi>
            </span>
          </p>
          {changes.map(({ label, before, after }) => (
            <p key={label} className="record-change">
              <span>{label}</span> <bdi>{before || text("record.nothing")}</bdi>{" "}
              <span className="mirrored" aria-hidden="true">
                →
              </span>
              <span className="visually-hidden">{text("record.became")}</span>{" "}
              <bdi>{after || text("record.nothing")}</bdi>
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
