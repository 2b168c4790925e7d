import type { LoyaltyProgramme, Member, MemberRow } from "@/contract/guests/member";
import { redeemableIn } from "@/domain/account/limits";
import { levelOf } from "@/domain/loyalty/loyaltyLevels";
import { memberPermissions } from "@/domain/loyalty/loyaltyRules";
import { isOfTheYear, levelFigures, reasonsAgainstPoints } from "@/domain/loyalty/loyaltyStays";
import { fullName } from "@/domain/people/names";
import { isEnded } from "@/domain/reservations/situationOf";

import { ListEntry } from "../hotel/list/ListEntry";
import { folioOf } from "../hotel/reservations/folioOf";
import { type Account, accountsOf, expiringSoon } from "./accounts";
import { type LoyaltyBook, programme } from "./LoyaltyBook";

export function toMemberRow(account: Account, { hotel, levels }: LoyaltyBook): MemberRow {
  const { id, version, guest, rows, entries, stays, points } = account;
  const { businessDate } = hotel.property;
  const figures = levelFigures(stays, businessDate);
  const expiring = expiringSoon(account, businessDate);
  return {
    id,
    name: fullName(guest),
    ...levelOf(levels.all(), figures),
    ...figures,
    points,
    ...(expiring && { expiring }),
    lastOn: entries.at(-1)?.on ?? rows[0].periods.at(-1)!.from,
    actions: memberPermissions({ points }),
    version,
  };
}

export function toMember(account: Account, book: LoyaltyBook): Member {
  const { rows, entries, stays } = account;
  const { businessDate } = book.hotel.property;
  const periods = rows.flatMap((row) => row.periods);
  let balance = 0;
  const ledger = entries.map(({ memberId: _, ...entry }) => ({ ...entry, balance: (balance += entry.points) }));
  return {
    ...toMemberRow(account, book),
    centsPerPoint: programme.centsPerPoint,
    joinedOn: periods.map(({ from }) => from).toSorted()[0]!,
    ledger: ledger.toReversed(),
    openStays: book.hotel
      .reservationsOf(account.guest.id)
      .filter(({ state }) => !isEnded(state))
      .map((stay) => {
        const { id, arrival, departure } = stay;
        const { windows } = folioOf(stay, book.hotel);
        return { id, room: new ListEntry(stay, book.hotel).room, arrival, departure, open: redeemableIn(windows) };
      }),
    unearned: stays
      .filter((stay) => isEnded(stay.state) && isOfTheYear(stay, businessDate))
      .map((stay) => ({
        reservationId: stay.reservationId,
        departure: stay.departure,
        reasons: reasonsAgainstPoints(stay, periods),
      }))
      .filter(({ reasons }) => reasons.length > 0),
  };
}

export function programmeOf(book: LoyaltyBook): LoyaltyProgramme {
  const members = accountsOf(book).map((account) => toMemberRow(account, book));
  const levels = book.levels.all().map((level) => ({
    ...level,
    members: members.filter((member) => member.level === level.id).length,
  }));
  return { ...programme, levels };
}
