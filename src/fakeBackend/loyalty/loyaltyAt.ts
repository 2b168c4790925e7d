import type { CivilDate } from "@/contract/property";
import { addDays, addMonths, dayNumber } from "@/domain/civilDate";
import { expiringUntil, pointsOf } from "@/domain/loyalty/ledger";
import { stayPoints } from "@/domain/loyalty/loyaltyStays";

import { groupedBy } from "../core/groupedBy";
import type { Hotel } from "../hotel/Hotel";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import { type Random, randomFrom } from "../core/random";
import { deskStaff } from "../core/sampleStaff";
import { toLoyaltyStay } from "./accounts";
import { levelsSeed } from "./levelsSeed";
import { entryId, type LoyaltySeed, programme, type StoredEntry, type StoredMember } from "./LoyaltyBook";

const SEED = 1_608_240;
const COUNT = 240;
/** Of them, so many are the guests with the most nights. */
const FREQUENT = 45;
const MOST_DAYS = 640;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A program before this one, whose points were carried over. */
const CARRIED_OVER = 0.6;

const gifts = ["Cena para dos", "Mejora de habitación", "Botella de cava", "Masaje de 50 minutos", "Parking"] as const;
const corrections = ["Cortesía por una queja", "Estancia anterior al alta", "Felicitación de cumpleaños"] as const;

type Movement = Pick<StoredEntry, "kind" | "points" | "on" | "by" | "reason" | "reservationId" | "sourceRef">;

/** Written by a rule, for no stay. */
const unsigned = { by: "", reason: "", reservationId: "" };

/** Who is in the programme by a business date, with what has been posted to them: of the sample's reservations. */
export function loyaltyAt(businessDate: CivilDate, hotel: Pick<Hotel, "sampled" | "products">): LoyaltySeed {
  const random = randomFrom(SEED);
  const ofGuests = [...groupedBy(hotel.sampled, ({ guestId }) => guestId)];
  const nightsOf = (reservations: readonly StoredReservation[]) =>
    reservations.reduce((sum, { state, nights }) => sum + (state === "checkedOut" ? nights.length : 0), 0);
  const byNights = ofGuests.toSorted(([, one], [, other]) => nightsOf(other) - nightsOf(one));
  const frequent = byNights.slice(0, FREQUENT);
  const others = shuffled(byNights.slice(FREQUENT), random);
  const members: StoredMember[] = [];
  const entries: StoredEntry[] = [];
  for (const [guestId, reservations] of [...frequent, ...others].slice(0, COUNT)) {
    const from = addDays(businessDate, -random.between(20, MOST_DAYS));
    members.push({ guestId, version: 1, periods: [{ from }] });
    const stays = reservations.map((reservation) => toLoyaltyStay(reservation, hotel));
    const earned = stays.flatMap((stay): Movement[] => {
      const points = stayPoints(stay, [{ from }], programme.pointsPerEuro);
      const { reservationId, departure: on } = stay;
      const sourceRef = `stay:${reservationId}:1`;
      return points === 0 ? [] : [{ ...unsigned, kind: "earned", points, on, reservationId, sourceRef }];
    });
    const posted = movementsOf(guestId, from, earned, businessDate, random);
    for (const movement of posted) {
      const at = new Date(dayNumber(movement.on) * DAY + 9 * HOUR).toISOString();
      entries.push({ ...movement, at, memberId: guestId, id: entryId(entries.length + 1) });
    }
  }
  return { levels: levelsSeed, members, entries };
}

const shuffled = <Item>(items: readonly Item[], { next }: Random): Item[] =>
  items
    .map((item) => ({ item, rank: next() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);

/** Entries day by day: points come in, some are redeemed, and old ones expire. */
function movementsOf(
  guestId: string,
  from: CivilDate,
  earned: readonly Movement[],
  businessDate: CivilDate,
  random: Random,
): Movement[] {
  const carriedOver = random.next() < CARRIED_OVER ? [adjusted(guestId, 1, from, random)] : [];
  const corrected = random.next() < 0.15 ? [adjusted(guestId, 2, between(from, businessDate, random), random)] : [];
  const incoming = [...carriedOver, ...corrected, ...earned].toSorted((one, other) => (one.on < other.on ? -1 : 1));
  const posted: Movement[] = [];
  for (const movement of incoming) {
    posted.push(...expired(posted, movement.on), movement);
    const balance = pointsOf(posted);
    if (random.next() < 0.7 || balance < 200) continue;
    const on = between(movement.on, businessDate, random);
    if (incoming.some((other) => other.on > movement.on) || on > addMonths(posted[0]!.on, programme.expiryMonths))
      continue;
    const points = -Math.floor((balance * random.between(2, 9)) / 1000) * 100;
    const sourceRef = `act:${guestId}:redeemed-${posted.length}`;
    const redeemed = { kind: "redeemed" as const, points, on, reservationId: "", sourceRef };
    if (points < 0) posted.push({ ...redeemed, by: random.pick(deskStaff), reason: random.pick(gifts) });
  }
  return [...posted, ...expired(posted, businessDate)];
}

const between = (from: CivilDate, to: CivilDate, random: Random) =>
  addDays(from, random.between(0, dayNumber(to) - dayNumber(from)));

const adjusted = (guestId: string, number: number, on: CivilDate, random: Random): Movement => ({
  kind: "adjusted",
  points: random.between(2, 40) * 10,
  on,
  by: random.pick(deskStaff),
  reason: number === 1 ? "Saldo del programa anterior" : random.pick(corrections),
  reservationId: "",
  sourceRef: `act:${guestId}:adjusted-${number}`,
});

const expired = (posted: readonly Movement[], until: CivilDate): Movement[] =>
  expiringUntil(posted, programme.expiryMonths, until).map(({ points, on, sourceRef }) => ({
    ...unsigned,
    kind: "expired",
    points: -points,
    on,
    sourceRef: `expiry:${sourceRef}:${on}`,
  }));
