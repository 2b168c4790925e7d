import { complaintCategories, type ComplaintDraft, complaintSeverities } from "@/contract/guests/complaint";
import type { ComplaintActFields } from "@/contract/guests/complaintActs";
import { departments } from "@/contract/messaging/contacts";
import { actFaults, draftFaults } from "@/domain/complaints/complaintFaults";
import { generalReason } from "@/domain/definition/generalReason";
import { complaintLife, complaintReason } from "@/domain/complaints/complaintLife";

import { refuse, refuseFaults, unknownValues } from "../records/Refused";
import { isSame, serveRecord } from "../records/serveRecord";
import type { Context } from "../core/routes";
import { acted, changed, newComplaint, takeOffTheBill } from "./changeComplaint";
import type { ComplaintBook, StoredComplaint } from "./ComplaintBook";
import { complaintListRules } from "./complaintListRules";
import { compensationOf, namedIn, toComplaint, toComplaintRow } from "./toComplaint";

const record = serveRecord({
  booksOf: ({ db }: Context) => db.complaints,
  get: (id, book) => book.get(id),
  shown: (stored, { hotel }, { now }) => toComplaint(stored, hotel, now),
  stale: generalReason("RECORD_STALE"),
});

export const complaintRecord = {
  get: record.get,
  list: record.list({
    entries: (book, { now }) => book.all().map((stored) => toComplaintRow(stored, book.hotel, now)),
    rules: (_, { by }) => complaintListRules(by),
    toRow: (row) => row,
  }),
  ...record.form({
    written(draft: ComplaintDraft, { hotel }, stored) {
      if (!stored) return writtenDraft(draft);
      // the one who was kept of two guests stands for the other, too
      const isSameGuest = draft.guestId === namedIn(hotel, stored).guestId;
      return writtenDraft({ ...draft, guestId: isSameGuest ? stored.guestId : draft.guestId, origin: stored.origin });
    },
    isWritten: (stored, draft) => isSame(writtenDraft(stored), draft),
    check(draft, book, stored) {
      refuseUnknown(draft, book);
      if (!stored) refuseSameMessage(draft, book);
    },
    madeBy: ({ madeBy }) => madeBy,
    add: (draft, book, actor) => book.put(newComplaint(book.nextId(), draft, actor)),
    rewrite: (stored, draft, book, actor) => book.put(changed(stored, draft, { what: "changed" }, book.hotel, actor)),
  }),
  act: record.act({
    actions: complaintLife.actions,
    check: (action, act: ComplaintActFields & { version: number }, stored, { hotel }) =>
      refuseFaults(actFaults(action, act, compensationOf(stored, hotel), hotel.property)),
    act(action, act, stored, book, actor) {
      if (action === "compensate") takeOffTheBill(stored, act, book.hotel, actor);
      return book.put(acted(stored, action, act, book.hotel, actor));
    },
  }),
};

function writtenDraft(draft: ComplaintDraft): ComplaintDraft {
  const { guestId, roomId, category, severity, department, description, origin } = draft;
  return { guestId, roomId, category, severity, department, description: description.trim(), origin };
}

function refuseUnknown(draft: ComplaintDraft, { hotel }: ComplaintBook) {
  const isKnown = {
    who:
      (draft.guestId === "" || hotel.guests.has(draft.guestId)) &&
      (draft.roomId === "" || hotel.room(draft.roomId) !== undefined),
    category: complaintCategories.includes(draft.category),
    severity: complaintSeverities.includes(draft.severity),
    department: departments.includes(draft.department),
  };
  // the guest may be deleted by now; no form sends the rest
  const who = complaintReason("COMPLAINT_WHO_MISSING").message;
  refuseFaults(draftFaults(draft), unknownValues(isKnown, { who }));
}

/** Two people may write down the same message. */
function refuseSameMessage({ origin }: ComplaintDraft, book: ComplaintBook) {
  const isSameMessage = (one: StoredComplaint) => origin !== undefined && isSame(one.origin, origin);
  const other = book.all().find(isSameMessage);
  if (other) refuse([complaintReason("COMPLAINT_FROM_MESSAGE", { complaint: other.id })]);
}
