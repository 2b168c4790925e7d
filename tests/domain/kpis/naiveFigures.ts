import type { RawHotel, RawStay } from "./randomHotel";

/*
 * The figures a second time, from the definitions and by plain loops. It shares no code with the rules, not even that of
 * dates and VAT, so that a fault of the rules is no fault of this.
 */

const noRooms = { inventory: 0, outOfOrder: 0, houseUse: 0, sold: 0, complimentary: 0, dayUses: 0, guests: 0 };
const noRevenue = { roomRevenue: 0, dayUseRevenue: 0, noShowRevenue: 0, otherRevenue: 0, commission: 0 };
const noCounts = { booked: 0, cancelled: 0, noShows: 0, due: 0, stays: 0, nights: 0, leadDays: 0 };
const noSums = () => ({ ...noRooms, ...noRevenue, ...noCounts, arrivals: 0, departures: 0, inHouse: 0 });
export type NaiveSums = ReturnType<typeof noSums>;

const daysFrom = (one: string, other: string) => Math.round((Date.parse(other) - Date.parse(one)) / 86_400_000);
const dayAfter = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
const half = (amount: number) => Math.sign(amount) * Math.round(Math.abs(amount));
const netOf = (amount: number, rate = 10) => amount - half((amount * rate) / (100 + rate));

const hasRoom = ({ state }: RawStay) => !["inquiry", "waitlist", "cancelled", "noShow"].includes(state);
const isOnBooks = (stay: RawStay, date: string, openNight: string) =>
  hasRoom(stay) && (stay.checkedInOn !== undefined || date >= openNight);

type Wanted = (stay: RawStay, roomTypeId: string) => boolean;

/** Sums from `from` to `to`, of the stays and nights that are wanted. */
export function naiveSums(hotel: RawHotel, from: string, to: string, isWanted: Wanted): NaiveSums {
  const sums = noSums();
  for (let date = from; date <= to; date = dayAfter(date)) {
    sums.inventory += hotel.rooms.double! + hotel.rooms.suite!;
    sums.outOfOrder += hotel.outOfOrder.double! + hotel.outOfOrder.suite!;
    sums.houseUse += hotel.houseUse;
    for (const stay of hotel.stays) addDay(sums, hotel, stay, date, isWanted);
  }
  for (const stay of hotel.stays) {
    const isSleptOn = (date: string) => date >= from && date <= to && isOnBooks(stay, date, hotel.openNight);
    if (stay.nights.some((night) => isSleptOn(night.date) && isWanted(stay, night.roomTypeId))) sums.inHouse += 1;
    if (isWanted(stay, stay.roomTypeId)) addCounts(sums, hotel, stay, from, to);
  }
  return sums;
}

function addCounts(sums: NaiveSums, hotel: RawHotel, stay: RawStay, from: string, to: string) {
  const isIn = (date: string) => date >= from && date <= to;
  if (hasRoom(stay)) {
    if (stay.checkedInOn) sums.arrivals += isIn(stay.checkedInOn) ? 1 : 0;
    else if (stay.arrival >= hotel.openNight && isIn(stay.arrival)) sums.arrivals += 1;
    if (stay.checkedOutOn) sums.departures += isIn(stay.checkedOutOn) ? 1 : 0;
    else if (stay.departure >= hotel.openNight && isIn(stay.departure)) sums.departures += 1;
  }
  if (!isIn(stay.arrival) || stay.state === "inquiry" || stay.state === "waitlist") return;
  sums.booked += 1;
  if (stay.state === "cancelled") sums.cancelled += 1;
  if (stay.state === "noShow") sums.noShows += 1;
  if (stay.state !== "cancelled" && (stay.state === "noShow" || stay.arrival < hotel.openNight)) sums.due += 1;
  if (hasRoom(stay) && stay.arrival !== stay.departure) {
    sums.stays += 1;
    sums.nights += daysFrom(stay.arrival, stay.departure);
    const lead = daysFrom(stay.createdOn, stay.arrival);
    sums.leadDays += lead > 0 ? lead : 0;
  }
}

/** One date of one reservation. */
function addDay(sums: NaiveSums, hotel: RawHotel, stay: RawStay, date: string, isWanted: Wanted) {
  const night = stay.nights.find((one) => one.date === date);
  if (!isWanted(stay, night?.roomTypeId ?? stay.roomTypeId)) return;
  const isDayUse = stay.arrival === stay.departure;
  const percent = hotel.commission[stay.channelId]!;
  const isOn = isOnBooks(stay, date, hotel.openNight);
  // the lines of a day share the VAT of a bill over them
  const before: Record<number, number> = {};
  const net = (amount: number, rate = 10) => {
    const sum = before[rate] ?? 0;
    before[rate] = sum + amount;
    return netOf(sum + amount, rate) - netOf(sum, rate);
  };
  const addRoom = (amount: number) => {
    sums.roomRevenue += amount;
    sums.commission += half((amount * percent) / 100);
  };
  if (night && isOn) {
    if (night.price === 0) sums.complimentary += 1;
    else sums.sold += 1;
    sums.guests += stay.adults + stay.childrenAges.length;
    addRoom(net(night.price));
  }
  if (isDayUse && isOn && date === stay.arrival) sums.dayUses += 1;
  for (const { id, kind, date: on, amount, vat, corrects } of stay.charges) {
    if (on !== date || kind === "transfer" || (kind === "extra" && !isOn)) continue;
    const what = kind === "correction" ? corrects! : id;
    const value = net(amount, vat);
    if (what === "fee") {
      if (stay.state === "noShow") sums.commission += half((value * percent) / 100);
      if (stay.isGroup) sums.otherRevenue += value;
      else sums.noShowRevenue += value;
    } else if (isDayUse) sums.dayUseRevenue += value;
    else if (what.startsWith("room-")) addRoom(value);
    else if (what === "allowance") sums.roomRevenue += value;
    else sums.otherRevenue += value;
  }
}

/** Losses by cancelled reservations: the nights whose rooms stayed empty, the last cancelled first. */
export function naiveLost(hotel: RawHotel): Map<string, number> {
  const lost = new Map<string, number>();
  const dates = new Set(hotel.stays.flatMap(({ nights }) => nights.map(({ date }) => date)));
  for (const date of dates) {
    if (date >= hotel.openNight) continue;
    for (const type of ["double", "suite"]) {
      const isHere = (night: RawStay["nights"][number]) => night.date === date && night.roomTypeId === type;
      const off = hotel.stays.filter(({ state }) => state === "cancelled" || state === "noShow");
      const gone = off.filter(({ nights }) => nights.some(isHere)).toSorted((a, b) => b.endedAt! - a.endedAt!);
      for (const { id, nights } of gone.slice(0, Math.max(0, naiveEmpty(hotel, date, type))))
        lost.set(id, (lost.get(id) ?? 0) + netOf(nights.find(isHere)!.price));
    }
  }
  return lost;
}

/** Rooms of a type that no stay has and that are in order. */
export function naiveEmpty(hotel: RawHotel, date: string, type: string): number {
  let empty = hotel.rooms[type]! - hotel.outOfOrder[type]!;
  for (const stay of hotel.stays) {
    const isTaken = stay.nights.some((night) => night.date === date && night.roomTypeId === type);
    if (isTaken && isOnBooks(stay, date, hotel.openNight)) empty -= 1;
  }
  return empty;
}
