import type { Charge } from "@/contract/account/account";
import type { CommissionTerm } from "@/contract/companies/companies";
import type { Cents, CivilDate } from "@/contract/property";
import type { Reservation } from "@/contract/reservations/reservations";

import { vatShares } from "../account/producedVat";
import { rateOf } from "../account/vat";
import { commissionBase, commissionOf } from "../companies/companyTerms";
import { isComplimentary } from "../rates/occupancy";
import { takesRooms } from "../reservations/situationOf";
import { partSums, type StayPart } from "./figureStay";

/** A reservation with all lines of its folio, posted or not: `wholeFolio`. */
export interface FolioStay extends Pick<
  Reservation,
  "state" | "arrival" | "departure" | "adults" | "childrenAges" | "roomTypeId" | "nights" | "checkedInOn"
> {
  lines: readonly Charge[];
  /** Those that count, where some days are closed: `sinceClosed`. */
  counted?: readonly Charge[] | undefined;
  isGroup: boolean;
  /** Of its channel. */
  commissionPercent: number;
  /** The terms of its agency for a night, where that has any. */
  commissionOn?: ((date: CivilDate) => CommissionTerm | undefined) | undefined;
}

type Revenue = "roomRevenue" | "dayUseRevenue" | "noShowRevenue" | "otherRevenue";

/**
 * Shares of a stay in the figures, date by date. A night is sold on its own date, also where its guest came after the
 * close; a closed night counts once its guest has come, a later one while it is on the books. An allowance or correction
 * is of the day it was made: it changes no figure of a day that is closed. Lines are net as in the VAT of the day's report.
 */
export function stayParts(stay: FolioStay, openNight: CivilDate): StayPart[] {
  const parts = new Map<CivilDate, StayPart>();
  const partOn = (date: CivilDate): StayPart => {
    const part = parts.get(date) ?? {
      date,
      roomTypeId: typeOn(date, stay),
      commissionBase: 0,
      percents: [],
      ...partSums,
    };
    parts.set(date, part);
    return part;
  };
  const people = stay.adults + stay.childrenAges.length;
  const counted = (stay.counted ?? stay.lines).filter(
    (line) => kindOf(line, stay.lines) !== "transfer" && !(isOfStay(line) && !isTaken(stay, line.date, openNight)),
  );
  const vat = vatShares(counted);
  for (let place = 0; place < counted.length; place += 1) {
    const line = counted[place]!;
    const kind = kindOf(line, stay.lines);
    const part = partOn(line.date);
    const net = line.amount - vat[place]!;
    part[revenueOf(kind, stay)] += net;
    const { base, commission, percents } = commissionIn(line, net, kind, stay);
    part.commissionBase += base;
    part.commission += commission;
    part.percents.push(...percents);
    if (line.kind !== "room" || isDayUse(stay)) continue;
    if (!isComplimentary(line.amount)) part.sold = 1;
    part.complimentary = 1 - part.sold;
    part.guests = people;
  }
  if (isDayUse(stay) && isTaken(stay, stay.arrival, openNight)) partOn(stay.arrival).dayUses = 1;
  return [...parts.values()].toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

/**
 * The commission of a line: of an agency as its terms are, with their percentage and the amount that it is of; on a night without
 * terms that of the channel, which no agency gets. A channel takes its part of the fee for a guest who has not come, too.
 */
function commissionIn(line: Charge, net: Cents, kind: Charge["kind"], stay: FolioStay) {
  const term = stay.commissionOn?.(termDateOf(line, stay));
  if (!term) {
    const isOfChannel = kind === "room" || (kind === "fee" && stay.state === "noShow");
    const commission = commissionOf(isOfChannel ? net : 0, { percent: stay.commissionPercent * 100 });
    return { base: 0, commission, percents: [] };
  }
  const as = isOfRoom(line, kind) ? "room" : kind === "fee" ? "fee" : "other";
  // the fee of a cancellation is no no-show's
  const isOff = kind === "fee" && stay.state !== "noShow";
  const base = isOff ? 0 : commissionBase(term, { kind: as, net, gross: line.amount });
  return { base, commission: commissionOf(base, term), percents: base === 0 ? [] : [term.percent] };
}

/** A correction takes back what its line has brought, an allowance after the stay what the last night has. */
function termDateOf({ date, kind, corrects }: Charge, { lines, nights }: FolioStay): CivilDate {
  const corrected = lines.find(({ id }) => id === corrects);
  if (corrected) return corrected.date;
  const last = nights.at(-1)?.date ?? date;
  return kind === "allowance" && last < date ? last : date;
}

/** An allowance at the VAT of a spa takes nothing off the room. */
const isOfRoom = (line: Charge, kind: Charge["kind"]): boolean =>
  kind === "room" || (kind === "allowance" && rateOf(line) === rateOf({}));

/** A room for a day, without a night. */
export const isDayUse = ({ arrival, departure }: Pick<Reservation, "arrival" | "departure">): boolean =>
  arrival === departure;

/** Whether its nights count: it holds a room and, on a closed day, its guest has come. */
const isTaken = ({ state, checkedInOn }: FolioStay, date: CivilDate, openNight: CivilDate): boolean =>
  takesRooms(state) && (checkedInOn !== undefined || date >= openNight);

const isOfStay = ({ kind }: Charge): boolean => kind === "room" || kind === "extra";

/** A correction is of the kind of its line. */
const kindOf = (line: Charge, lines: readonly Charge[]): Charge["kind"] =>
  line.kind === "correction" ? (lines.find(({ id }) => id === line.corrects)?.kind ?? "posted") : line.kind;

const isOfNightKind = (kind: Charge["kind"]): boolean => kind === "room" || kind === "allowance";

/** Whether a line is of the nights: what they cost, or an allowance or correction that takes off it. */
export const isOfNights = (line: Charge, lines: readonly Charge[]): boolean => isOfNightKind(kindOf(line, lines));

/** A fee of a single guest is of the rooms; of a group it is other income (USALI). */
function revenueOf(kind: Charge["kind"], stay: FolioStay): Revenue {
  if (kind === "fee") return stay.isGroup ? "otherRevenue" : "noShowRevenue";
  if (isDayUse(stay)) return "dayUseRevenue";
  return isOfNightKind(kind) ? "roomRevenue" : "otherRevenue";
}

const typeOn = (date: CivilDate, { nights, roomTypeId }: FolioStay): string =>
  nights.find((night) => night.date === date)?.roomTypeId ?? roomTypeId;
