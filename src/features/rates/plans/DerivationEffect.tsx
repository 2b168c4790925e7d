import type { CivilDate, RoomType } from "@/contract/property";
import type { RateCalendar } from "@/contract/reservations/rateCalendar";
import { calendarBooks, nightIn } from "@/domain/rates/rateBooks";
import { PlainTable } from "@/shared/ui/PlainTable";

import type { RateWords } from "../values/rateWords";

interface DerivationEffectProps {
  ratePlanId: string;
  /** As it is, and as the derivation leaves it. */
  now: RateCalendar;
  after: RateCalendar;
  words: RateWords;
}

/** The price of each type under a plan on the next night that is known, now and as the derivation leaves it. */
export function DerivationEffect({ ratePlanId, now, after, words }: DerivationEffectProps) {
  const { text, formats, currency } = words;
  const date: CivilDate = now.from > now.businessDate ? now.from : now.businessDate;
  const [books, changed] = [calendarBooks(now), calendarBooks(after)];
  const priceIn = (of: typeof books, { id: roomTypeId }: RoomType) => {
    const night = nightIn(of, { ratePlanId, roomTypeId }, date);
    return night ? formats.money({ cents: night.price, currency }) : text("rates.notSet");
  };
  return (
    <PlainTable
      caption={text("rates.effect", { date: formats.date(date) })}
      rows={now.roomTypes}
      keyOf={({ id }) => id}
      columns={[
        { id: "type", head: text("rates.type"), isRowHead: true, render: ({ name }) => <bdi>{name}</bdi> },
        { id: "from", head: text("rates.before"), isNumeric: true, render: (type) => priceIn(books, type) },
        { id: "to", head: text("rates.after"), isNumeric: true, render: (type) => priceIn(changed, type) },
      ]}
    />
  );
}
