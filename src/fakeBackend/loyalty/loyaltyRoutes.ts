import { loyaltyContract } from "@/contract/guests/loyalty";

import { pageOf } from "../list/pageOf";
import { type Context, routesFor } from "../routes";
import { actorOf } from "../records/Actor";
import { accountOf, catchUp } from "./accounts";
import { actOnMember, againstEnrolment, enrol, memberOf, updateLevel } from "./changeMember";
import { memberListOf } from "./memberListRules";
import { programmeOf, toMember, toMemberRow } from "./toMember";

/** With the ledger as it has to be now. */
function bookOf({ db: { loyalty }, now }: Context) {
  catchUp(loyalty, now());
  return loyalty;
}

/** The calls with a literal path come before `/pms/loyalty/members/:id`. */
export const loyaltyRoutes = routesFor(loyaltyContract, {
  getProgramme: (_, context) => programmeOf(bookOf(context)),
  updateLevel: ({ params: { id }, body: { version, draft } }, context) =>
    updateLevel(id, version, draft, bookOf(context)),
  listMembers({ query }, context) {
    const book = bookOf(context);
    return pageOf(memberListOf(book), query, (row) => row, book.hotel.revision.count);
  },
  exportMembers: ({ query }, context) => memberListOf(bookOf(context)).find(query).found,
  getMember({ params: { id } }, context) {
    const book = bookOf(context);
    return toMember(memberOf(id, book), book);
  },
  getMembership({ params: { id } }, context) {
    const book = bookOf(context);
    const account = accountOf(id, book);
    if (account) return { member: toMemberRow(account, book), reasons: [] };
    return { reasons: againstEnrolment(book.hotel.guests.get(id)) };
  },
  enrolGuest({ params: { id } }, context) {
    const book = bookOf(context);
    if (!accountOf(id, book)) {
      enrol(id, book);
      catchUp(book, context.now()); // stays that ended today
    }
    return toMember(memberOf(id, book), book);
  },
  actOnMember({ params: { id, action }, body }, context) {
    const book = bookOf(context);
    return actOnMember(memberOf(id, book), action, body, book, actorOf(context));
  },
});
