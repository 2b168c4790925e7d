import { type RateCalendar, type RateLineChange } from "@/contract/reservations/rateCalendar";
import { calendarBooks, lineKey, nightIn } from "@/domain/rates/rateBooks";
import { countOf } from "@/domain/rates/rateChanges";
import { unfollowed } from "@/domain/rates/unfollowed";
import { PlainTable } from "@/shared/ui/PlainTable";

import type { RateWords } from "../values/rateWords";
import { lineWords, spanOf } from "../values/changeWords";
import { unfollowedWords } from "../values/unfollowedWords";

interface MassDifferenceProps {
  calendar: RateCalendar;
  changes: readonly RateLineChange[];
  words: RateWords;
}

/** How many nights of each plan and type change, and from what to what. */
export function MassDifference({ calendar, changes, words }: MassDifferenceProps) {
  const { text } = words;
  const books = calendarBooks(calendar);
  const shown = (change: RateLineChange, end: "before" | "after") =>
    spanOf(change, ({ date, [end]: set }) => set ?? nightIn(books, change, date)?.[change.field] ?? null, words);
  const stops = unfollowedWords(unfollowed(changes, calendar.ratePlans), words);
  return (
    <>
      {stops !== "" && <p className="form-text">{stops}</p>}
      <PlainTable
        caption={text("rates.difference", { count: countOf(changes) })}
        rows={changes}
        keyOf={lineKey}
        columns={[
          {
            id: "line",
            head: text("rates.corner"),
            isRowHead: true,
            render: (change) => <bdi>{lineWords(change, calendar)}</bdi>,
          },
          { id: "count", head: text("rates.count"), isNumeric: true, render: ({ nights }) => nights.length },
          {
            id: "from",
            head: text("rates.before"),
            isNumeric: true,
            render: (change) => shown(change, "before"),
          },
          {
            id: "to",
            head: text("rates.after"),
            isNumeric: true,
            render: (change) =>
              change.nights.every(({ after }) => after === null) ? text("rates.notSet") : shown(change, "after"),
          },
        ]}
      />
    </>
  );
}
