import type { RoomType } from "@/contract/property";
import type { RateCalendar, RateField } from "@/contract/reservations/rateCalendar";
import type { RatePlan } from "@/contract/reservations/rates";
import { addDays } from "@/domain/civilDate";
import { calendarBooks, lineKey, nightIn, type RateBooks } from "@/domain/rates/rateBooks";
import type { RateNight } from "@/domain/rates/rateNight";
import { rateChain } from "@/domain/rates/ratePrices";
import type { GridGroup, GridLine } from "@/shared/timeGrid/gridLines";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";

import { type RateWords, restrictionsOf } from "../values/rateWords";

/** The plans that are sold, for each type. A line is the same object as before while all that it shows is. */
export function rateGroups(calendar: RateCalendar, field: RateField, words: RateWords): GridGroup[] {
  const { roomTypes, ratePlans, seasons, lines, from } = calendar;
  const books = calendarBooks(calendar);
  const lineOf = new Map(lines.map((line) => [lineKey(line), line]));
  return roomTypes.map((type) => {
    const season = seasons.find(({ roomTypeId }) => roomTypeId === type.id);
    const ofType = [season, type, field, words, from, ratePlans] as const;
    const group = kept(type.id, ofType, () => typeLine(type, calendar, words));
    const planLines = ratePlans
      .filter(({ isActive }) => isActive)
      .map((plan) => {
        const id = lineKey({ ratePlanId: plan.id, roomTypeId: type.id });
        const chain = rateChain(ratePlans, plan.id) ?? [];
        const set = chain.map(({ id: ratePlanId }) => lineOf.get(lineKey({ ratePlanId, roomTypeId: type.id })));
        return kept(id, [...ofType, ...set], () => planLine({ plan, type }, { calendar, books, field }, words));
      });
    return { ...group, lines: planLines };
  });
}

/** The last line that was made of each plan and type, with all that it was made from. */
const made = new Map<string, { from: readonly unknown[]; line: GridLine }>();

function kept(id: string, from: readonly unknown[], make: () => GridLine): GridLine {
  const last = made.get(id);
  if (last?.from.length === from.length && last.from.every((one, place) => one === from[place])) return last.line;
  const line = make();
  made.set(id, { from, line });
  return line;
}

/** The rooms that are free. */
function typeLine({ id, name }: RoomType, { seasons, from }: RateCalendar, { text, formats }: RateWords): GridLine {
  const free = seasons.find(({ roomTypeId }) => roomTypeId === id)?.free ?? [];
  return {
    id,
    name,
    head: <bdi className="rates-name">{name}</bdi>,
    cellAt: (column) => ({
      name: `${name}, ${formats.date(addDays(from, column))}: ${text("rates.free", { count: free[column] ?? 0 })}`,
      face: <Muted size={12}>{free[column]}</Muted>,
      ...((free[column] ?? 0) < 0 ? { className: "is-over" } : {}),
    }),
  };
}

interface Shown {
  calendar: RateCalendar;
  books: RateBooks;
  field: RateField;
}

function planLine(
  { plan, type }: { plan: RatePlan; type: RoomType },
  { calendar, books, field }: Shown,
  words: RateWords,
): GridLine {
  const line = { ratePlanId: plan.id, roomTypeId: type.id };
  const name = `${plan.name}, ${type.name}`;
  return {
    id: lineKey(line),
    name,
    head: (
      <Stack as="span" shrinks>
        <bdi className="rates-code">{plan.code}</bdi>
        <Muted as="bdi" cuts size={12} title={plan.name}>
          {words.formulaOf(plan, calendar.ratePlans) || plan.name}
        </Muted>
      </Stack>
    ),
    cellAt(column) {
      const date = addDays(calendar.from, column);
      const night = nightIn(books, line, date);
      const set = books.dayOf(plan.id, type.id, date)?.set?.[field] !== undefined;
      return night ? cellOf(`${name}, ${words.formats.date(date)}`, night, { field, set }, words) : { name };
    },
  };
}

function cellOf(
  place: string,
  night: RateNight,
  { field, set }: { field: RateField; set: boolean },
  { text, formats, currency, amount }: RateWords,
) {
  const rules = restrictionsOf(night, text);
  const price = formats.money({ cents: night.price, currency });
  const ruled = rules.map(({ words }) => words);
  const about = formats.series([price, ...(set ? [text("rates.manual")] : []), ...ruled]);
  const signs = rules.filter((rule) => rule.field !== field).map(({ sign }) => sign);
  const face = field === "price" ? amount(night.price) : rules.find((rule) => rule.field === field)?.sign;
  return {
    name: `${place}: ${about}`,
    about,
    title: rules.length > 0 ? formats.series(ruled) : undefined,
    signs: signs.length > 0 ? signs.join(" ") : undefined,
    className: [set && "rates-set", signs.length > 0 && "rates-ruled", night.isClosed && "is-blocked"]
      .filter(Boolean)
      .join(" "),
    face: face ?? "–",
  };
}
