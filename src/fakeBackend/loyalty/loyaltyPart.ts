import { loyaltyContract } from "@/contract/guests/loyalty";

import type { Sample } from "../core/createCore";
import type { Database } from "../core/database";
import { propertyAt } from "../hotel/sample/property";
import { routesFor } from "../core/routes";
import { accountOf, catchUp } from "./accounts";
import { againstEnrolment, enrol } from "./changeMember";
import { loyaltyAt } from "./loyaltyAt";
import { LoyaltyBook } from "./LoyaltyBook";
import { levelRecord, loyaltyIn, memberRecord } from "./memberRecord";
import { programmeOf, toMemberRow } from "./toMember";

/** The calls with a literal path come before `/pms/loyalty/members/:id`. */
export const routes = routesFor(loyaltyContract, {
  getProgramme: (_, context) => programmeOf(loyaltyIn(context)),
  updateLevel: levelRecord.update,
  listMembers: memberRecord.list.page,
  exportMembers: memberRecord.list.rows,
  getMember: memberRecord.get,
  getMembership({ params: { id } }, context) {
    const book = loyaltyIn(context);
    const account = accountOf(id, book);
    if (account) return { member: toMemberRow(account, book), reasons: [] };
    return { reasons: againstEnrolment(book.hotel.guests.get(id)) };
  },
  enrolGuest(request, context) {
    const { id } = request.params;
    const book = loyaltyIn(context);
    if (!accountOf(id, book)) {
      enrol(id, book);
      catchUp(book, context.now()); // stays that ended today
    }
    return memberRecord.get(request, context);
  },
  actOnMember: memberRecord.act,
});

export function createData({ now, shelf }: Sample, { hotel }: Database): () => LoyaltyBook {
  const book = new LoyaltyBook(hotel, loyaltyAt(propertyAt(now).businessDate, hotel), shelf);
  return () => book;
}
