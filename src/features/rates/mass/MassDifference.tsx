import { type RateCalendar, type RateLineChange } from "@/contract/reservations/rateCalendar";
import { calendarBooks, lineKey, nightIn } from "@/domain/rates/rateBooks";
import { type ChangedNight, changedNights } from "@/domain/rates/rateEdits";
import { countOf } from "@/domain/rates/rateChanges";
import { unfollowed } from "@/domain/rates/unfollowed";
import { PlainTable } from "@/shared/ui/PlainTable";

import type { RateWords } from "../values/rateWords";
import { lineWords, spanOf, valueWords } from "../values/changeWords";
import { unfollowedWords } from "../values/unfollowedWords";

interface MassDifferenceProps {
  calendar: RateCalendar;
  changes: readonly RateLineChange[];
  words: RateWords;
}

/** So many nights are shown one by one. */
const FIRST = 5;

/** How many nights of each plan and type change, from what to what, the first of them each, and what all come to. */
export function MassDifference({ calendar, changes, words }: MassDifferenceProps) {
  const { text } = words;
  const books = calendarBooks(calendar);
  const shown = (change: RateLineChange, end: "before" | "after") =>
    spanOf(change, ({ date, [end]: set }) => set ?? nightIn(books, change, date)?.[change.field] ?? null, words);
  const stops = unfollowedWords(unfollowed(changes, calendar.ratePlans), words);
  const changed = changedNights(changes, books);
  const first = changed.slice(0, FIRST);
  const { field } = changes[0]!;
  const sumOf = (end: "before" | "after") => changed.reduce((all, { [end]: value }) => all + Number(value ?? 0), 0);
  const sum: ChangedNight = { ...changed[0]!, before: sumOf("before"), after: sumOf("after") };
  const valueOf = (value: ChangedNight["before"]) => valueWords(field, value ?? null, words);
  const wordsOf = (night: ChangedNight) => `${words.formats.date(night.date)} · ${lineWords(night, calendar)}`;
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
      <PlainTable
        caption={text("rates.firstNights", { count: first.length })}
        rows={first}
        keyOf={(night) => `${night.date} ${lineKey(night)}`}
        total={field === "price" ? sum : undefined}
        columns={[
          {
            id: "night",
            head: text("rates.night"),
            isRowHead: true,
            render: (night) =>
              night === sum ? text("rates.sum", { count: changed.length }) : <bdi>{wordsOf(night)}</bdi>,
          },
          { id: "from", head: text("rates.before"), isNumeric: true, render: ({ before }) => valueOf(before) },
          { id: "to", head: text("rates.after"), isNumeric: true, render: ({ after }) => valueOf(after) },
        ]}
      />
    </>
  );
}
