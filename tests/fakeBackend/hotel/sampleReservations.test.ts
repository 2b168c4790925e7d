import { afterEach, describe, expect, it, vi } from "vitest";

import { addDays, dayNumber } from "@/domain/civilDate";
import { localTime } from "@/domain/localTime";
import { roomOf } from "@/domain/reservations/roomOf";
import { askedAhead, isDue, missingGuarantee } from "@/domain/reservations/missingGuarantee";
import { isToArrive, situationOf, takesRooms } from "@/domain/reservations/situationOf";
import { nightsOf } from "@/domain/stay";
import { Hotel } from "@/fakeBackend/hotel/Hotel";
import { toReservation } from "@/fakeBackend/hotel/reservations/toReservation";
import { hotelSample } from "@/fakeBackend/hotel/sample/hotelSample";

const moments = [
  "2026-03-28T23:30:00Z", // the night before summer time begins: in Madrid it is the 29th
  "2026-08-10T10:00:00Z", // the fullest month
  "2028-02-29T12:00:00Z",
];

afterEach(() => {
  vi.unstubAllEnvs();
});

function expectWithin(value: number, least: number, most: number) {
  expect(value).toBeGreaterThanOrEqual(least);
  expect(value).toBeLessThanOrEqual(most);
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
const mean = (numbers: readonly number[]) => sumOf(numbers) / numbers.length;

it.each([
  ["in summer", "2026-07-01", ["2026-06-30T22:00:00Z", "2026-07-01T21:59:59Z"]],
  ["as summer time begins", "2026-03-29", ["2026-03-28T23:00:00Z", "2026-03-29T21:59:59Z"]],
])("is the same hotel at every hour of a day, person by person, %s", (_, day, hours) => {
  const hotels = hours.map((hour) => new Hotel(new Date(hour), hotelSample));
  expect(hotels.map(({ property }) => property.businessDate)).toEqual([day, day]);
  const [atMidnight, ...later] = hotels.map(asText);
  for (const hotel of later) expect(hotel).toEqual(atMidnight);
});

/** Each reservation with its guest: texts are compared much sooner than objects. */
const asText = (hotel: Hotel) =>
  [...hotel.all()].map((reservation) => JSON.stringify([reservation, hotel.guests.get(reservation.guestId)]));

describe.each(moments)("the sample hotel at %s", (moment) => {
  const hotel = new Hotel(new Date(moment), hotelSample);
  const { businessDate } = hotel.property;
  const reservations = [...hotel.all()];
  const inState = (...states: string[]) => reservations.filter(({ state }) => states.includes(state));
  const share = (part: readonly unknown[], whole: readonly unknown[]) => part.length / whole.length;

  it("is the same again, wherever the machine stands", () => {
    vi.stubEnv("TZ", "Pacific/Auckland");
    const there = new Hotel(new Date(moment), hotelSample);
    expect(asText(there)).toEqual(asText(hotel));
  });

  it.each([{}, { reservations: 250 }, { reservations: 4000, rooms: 200 }])(
    "has a single party in a room: %o",
    (size) => {
      const isWhole = Object.keys(size).length === 0;
      const sized = isWhole ? hotel : new Hotel(new Date(moment), hotelSample, undefined, size);
      const inHouse = [...sized.all()].filter(({ state }) => state === "inHouse");
      const rooms = inHouse.map((stay) => roomOf(stay, businessDate));
      expect(rooms.filter((room, place) => rooms.indexOf(room) !== place)).toEqual([]);
      expect(inHouse.some(({ arrival }) => arrival === businessDate)).toBe(true);
    },
  );

  it("gives a room to a single reservation a night, and no room that is blocked", () => {
    const taken = new Set<string>();
    const twice: string[] = [];
    const blocked = new Set(
      hotel.blocks.flatMap(({ roomId, from, to }) =>
        nightsOf({ arrival: from, departure: to }).map((date) => `${roomId} ${date}`),
      ),
    );
    for (const { nights, state } of reservations) {
      for (const { roomId, date } of takesRooms(state) ? nights : []) {
        if (roomId === undefined) continue;
        const key = `${roomId} ${date}`;
        if (taken.has(key) || blocked.has(key)) twice.push(key);
        taken.add(key);
      }
    }
    expect(twice).toEqual([]);
    expect(taken.size).toBeGreaterThan(9000);
  });

  it("sells no more rooms of a type, nor of the house, than there are", () => {
    const sold = new Map<string, number>();
    for (const { nights, state } of reservations) {
      for (const { date, roomTypeId } of takesRooms(state) ? nights : []) {
        for (const key of [`${date} ${roomTypeId}`, date]) sold.set(key, (sold.get(key) ?? 0) + 1);
      }
    }
    for (const [key, count] of sold) {
      const [date, roomTypeId] = key.split(" ");
      const rooms = hotel.rooms.filter((room) => roomTypeId === undefined || room.roomTypeId === roomTypeId);
      const isBlocked = ({ from, to }: { from: string; to: string }) => from <= date! && date! < to;
      const blocked = hotel.blocks.filter((block) => isBlocked(block) && rooms.some(({ id }) => id === block.roomId));
      expect(count, key).toBeLessThanOrEqual(rooms.length - blocked.length);
      expect(hotel.nights.soldOn(date!), date).toBeGreaterThanOrEqual(count);
    }
  });

  it("has nights from the arrival to the day before the departure, each once, at a price", () => {
    const wrong = reservations.filter(
      ({ nights, ...stay }) =>
        nights.map(({ date }) => date).join() !== nightsOf(stay).join() ||
        !nights.every(({ price }) => Number.isInteger(price) && price > 0),
    );
    expect(wrong).toEqual([]);
  });

  it("has no reservation in a state that the calendar forbids", () => {
    const isPossible = (reservation: (typeof reservations)[number]) => {
      const { state, arrival, releaseOn, createdAt, cancelledAt, checkedInOn, nights } = reservation;
      const last = cancelledAt ?? createdAt;
      return (
        calendarAllows(reservation) &&
        createdAt <= last &&
        last <= Date.parse(moment) &&
        (releaseOn !== "") === (state === "optional") &&
        releaseOn <= arrival &&
        (cancelledAt !== undefined) === (state === "cancelled") &&
        (checkedInOn !== undefined) === (state === "inHouse" || state === "checkedOut") &&
        (state !== "inHouse" || nights.every(({ roomId }) => roomId))
      );
    };
    expect(reservations.filter((reservation) => !isPossible(reservation)).map(({ id }) => id)).toEqual([]);
  });

  /** Where today may lie in a stay of that state. */
  function calendarAllows({ state, arrival, departure }: (typeof reservations)[number]): boolean {
    if (state === "inHouse") return arrival <= businessDate && departure >= addDays(businessDate, -1);
    if (state === "checkedOut") return departure <= businessDate;
    if (state === "noShow") return arrival < businessDate;
    if (state === "confirmed") return arrival >= addDays(businessDate, -1);
    return state === "cancelled" || arrival > businessDate;
  }

  it("has no confirmed reservation without the deposit that was due with the booking", () => {
    for (const stored of inState("confirmed", "inHouse")) {
      if (stored.guarantee !== "prepaid" && stored.policies.deposit.dueDaysBefore !== null) continue;
      const { total } = toReservation(stored, hotel);
      expect(isDue(askedAhead({ ...stored, total }), businessDate)).toBe(true);
      expect(missingGuarantee({ ...stored, total }, businessDate), stored.id).toBe(0);
    }
  });

  it("dates the payments of the open day, and those alone", () => {
    const payments = reservations.flatMap((one) => one.payments);
    const ofToday = payments.filter(({ at }) => at.slice(0, 10) === businessDate);
    expect(payments.filter(({ at }) => at.slice(0, 10) > businessDate)).toEqual([]);
    expect(ofToday.length).toBeGreaterThan(0);
    expect(payments.filter(({ date }) => date !== undefined)).toEqual(ofToday);
    expect(new Set(ofToday.map(({ date }) => date))).toEqual(new Set([businessDate]));
  });

  it("has balances that its lines add up to, and a folio without a line twice", () => {
    for (const stored of reservations.filter((_, index) => index % 7 === 0)) {
      const { total, balance, payments, charges, state, deposit, group } = toReservation(stored, hotel);
      if (group) continue; // its leader pays for the others
      expect(balance).toBe(total - payments.reduce((sum, { amount }) => sum + amount, 0));
      const lines = charges.reduce((sum, { amount }) => sum + amount, 0);
      expect(lines, stored.id).toBe(state === "checkedOut" || state === "cancelled" ? total : lines);
      expect(new Set(charges.map(({ sourceRef }) => sourceRef)).size).toBe(charges.length);
      expect(deposit).toBeGreaterThanOrEqual(0);
    }
  });

  it("has new reservations on its last day as on days before, and none of the day that begins", () => {
    const { timeZone } = hotel.property;
    const daysAgo = ({ createdAt }: (typeof reservations)[number]) =>
      dayNumber(businessDate) - dayNumber(localTime(createdAt, timeZone).slice(0, 10));
    const counts = Array.from({ length: 9 }, (_, ago) => reservations.filter((one) => daysAgo(one) === ago).length);
    const [ofToday, ofLastDay, ...before] = counts;
    expect(ofToday).toBe(0);
    expectWithin(ofLastDay! / mean(before), 0.6, 1.5);
    const paidAhead = reservations.filter(({ arrival, payments }) => arrival > businessDate && payments.length > 0);
    for (const { id, createdAt, payments } of paidAhead)
      expect(Date.parse(payments[0]!.at), id).toBeGreaterThanOrEqual(createdAt);
  });

  it("has cancellations on each day as hotels have them, most of them early and for nothing", () => {
    const cancelled = inState("cancelled");
    const { timeZone } = hotel.property;
    const daysAgo = (at: number) => dayNumber(businessDate) - dayNumber(localTime(at, timeZone).slice(0, 10));
    const perDay = Array.from({ length: 60 }, (_, ago) => cancelled.filter((one) => daysAgo(one.cancelledAt!) === ago));
    const counts = perDay.map((ofDay) => ofDay.length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(28);
    // the last week is no other than the weeks before
    expect(mean(counts.slice(0, 8)) / mean(counts.slice(8))).toBeLessThan(2.2);
    const charged = cancelled.filter(({ charges }) => charges.length > 0);
    expectWithin(share(charged, cancelled), 0.1, 0.3);
    const cents = (some: typeof reservations, of: (one: (typeof reservations)[number]) => readonly number[]) =>
      sumOf(some.flatMap(of));
    const fees = cents(cancelled, ({ charges }) => charges.map(({ amount }) => amount));
    const worth = cents(cancelled, ({ nights }) => nights.map(({ price }) => price));
    expect(fees / worth).toBeLessThan(0.15);
    const lastMinute = cancelled.filter(
      (one) => dayNumber(one.arrival) - dayNumber(businessDate) + daysAgo(one.cancelledAt!) <= 1,
    );
    expect(share(lastMinute, cancelled)).toBeLessThan(0.25);
  });

  it("looks like a year of a hotel", () => {
    const days = reservations
      .map(({ arrival }) => dayNumber(arrival) - dayNumber(businessDate))
      .toSorted((a, b) => a - b);
    const [first, last] = [days[0]!, days.at(-1)!];
    expect([last - first > 14 * 31, first < -180, last > 150]).toEqual([true, true, true]);
    const slept = inState("checkedOut", "inHouse").filter(({ nights }) => nights.length > 0);
    expectWithin(mean(slept.map(({ nights }) => nights.length)), 2.75, 3.05);
    expectWithin(share(inState("cancelled"), reservations), 0.27, 0.42);
    expectWithin(share(inState("noShow"), reservations), 0.007, 0.014);
    const online = reservations.filter(({ channelId }) => ["booking", "expedia", "airbnb"].includes(channelId));
    expectWithin(share(online, reservations), 0.43, 0.47);
    const returning = reservations.length - new Set(reservations.map(({ guestId }) => guestId)).size;
    expectWithin(returning / reservations.length, 0.022, 0.038);
  });

  it("is filled by its seasons: over a third in the quietest month, nearly full in the best", () => {
    const sold = new Map<string, number[]>();
    for (let day = 12; day <= 360; day += 1) {
      const date = addDays(businessDate, -day);
      const month = date.slice(0, 7);
      sold.set(month, [...(sold.get(month) ?? []), hotel.nights.soldOn(date) / 48]);
    }
    const whole = [...sold.values()].filter((days) => days.length >= 28);
    const occupancy = whole.map(mean);
    expect(whole.length).toBeGreaterThanOrEqual(9);
    expectWithin(Math.min(...occupancy), 0.33, 0.5);
    expectWithin(Math.max(...occupancy), 0.85, 0.985);
  });

  it("shows every state and situation today, a late arrival and the loose ends of a working day", () => {
    const situations = new Set(reservations.map((one) => situationOf(one, businessDate)));
    expect([...situations].toSorted().join()).toBe(
      "arrivalOverdue,arrivesToday,cancelled,checkedOut,confirmed,departsToday,departureOverdue," +
        "inHouse,inquiry,noShow,optionExpired,optional,pending,waitlist",
    );
    const tonight = hotel.nights.soldOn(businessDate) / 48;
    expectWithin(tonight, 0.68, 0.92);
    const arrivals = inState("confirmed", "inHouse").filter(({ arrival }) => arrival === businessDate);
    expectWithin(arrivals.length, 6, 22);
    expect(arrivals.filter(({ nights }) => nights.some(({ roomId }) => !roomId)).length).toBeGreaterThan(0);
    const late = hotel.get("RSV-000482"); // the messages speak of it
    expect(late).toMatchObject({ state: "confirmed", arrival: businessDate, eta: "23:55" });
    expect(late.nights[0]?.roomId).toBeDefined();
    const ahead = reservations.filter(({ state }) => isToArrive(state));
    expect(ahead.some(({ notes }) => notes.request)).toBe(true);
    expect(ahead.some(({ notes }) => notes.internal)).toBe(true);
    expect(reservations.some(({ nights, state }) => nights.length === 0 && state === "checkedOut")).toBe(true);
  });

  it("has guests with names in several scripts, and e-mails that are unique and not real", () => {
    const guests = [...hotel.guests.all()];
    const emails = guests.map(({ email }) => email).filter(Boolean);
    expect(emails.filter((email) => !/^[a-z.\d-]+@(example\.(com|org|net)|[a-zü]+\.example)$/.test(email))).toEqual([]);
    expect(new Set(emails).size).toBe(emails.length);
    for (const script of [/\p{Script=Arabic}/u, /\p{Script=Han}/u, /\p{Script=Cyrillic}/u, /ñ|é|ü|ç/]) {
      expect(guests.some(({ lastName, firstName }) => script.test(firstName + lastName))).toBe(true);
    }
    expect(guests.some(({ isVip }) => isVip)).toBe(true);
    const numbers = reservations.map(({ confirmationNumber }) => confirmationNumber);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it("has guests of more countries, with names as people have them, in all times of a stay", () => {
    const fromAfar = new Set("AT BR CZ DK GR HR HU ID IE IN IS JP NO PL SE TR VN".split(" "));
    const guests = [...hotel.guests.all()].filter(({ country }) => fromAfar.has(country));
    expect(guests.map(({ country }) => country).toSorted()).toEqual([...fromAfar, "IE"].toSorted());
    expect(guests.filter(({ lastName }) => lastName === "")).toMatchObject([{ firstName: "Suharto" }]);
    const compound = new Set(["Sáez de Santa María Ruiz", "Puig i Cadafalch", "Ñúñez Ñíguez", "García de la Torre"]);
    const ofSpain = [...hotel.guests.all()].filter(({ lastName }) => compound.has(lastName));
    expect(ofSpain).toHaveLength(compound.size);
    const stays = [...guests, ...ofSpain].flatMap(({ id }) => reservations.filter(({ guestId }) => guestId === id));
    expect(stays).toHaveLength(guests.length + ofSpain.length);
    expect(new Set(stays.map(({ state }) => state))).toEqual(new Set(["checkedOut", "inHouse", "confirmed"]));
  });
});
