import type { ComplaintDraft } from "@/contract/guests/complaint";
import { complaintsContract } from "@/contract/guests/complaints";
import { complaintReason } from "@/domain/complaints/complaintLife";

import { ListIndex } from "../list/ListIndex";
import { pageOf } from "../list/pageOf";
import { type Context, routesFor } from "../routes";
import { actorOf } from "../records/Actor";
import { Refused } from "../records/Refused";
import { actOnComplaint, newComplaint, refuseDraftFaults, rewritten, writtenDraft } from "./changeComplaint";
import type { StoredComplaint } from "./ComplaintBook";
import { complaintListRules } from "./complaintListRules";
import { findComplainants } from "./findComplainants";
import { toComplaint, toComplaintRow } from "./toComplaint";

/** The calls with a literal path come before `/pms/complaints/:id`. */
export const complaintRoutes = routesFor(complaintsContract, {
  listComplaints: ({ query }, context) => pageOf(listIn(context), query, (row) => row, context.db.hotel.revision.count),
  exportComplaints: ({ query }, context) => listIn(context).find(query).found,
  findComplainants: ({ query: { text } }, { db: { hotel } }) => findComplainants(text ?? "", hotel),
  getComplaint: ({ params: { id } }, context) => shown(context.db.complaints.get(id), context),
  createComplaint({ body: { clientId, draft } }, context) {
    const { complaints, hotel } = context.db;
    const written = writtenDraft(draft);
    refuseDraftFaults(written, hotel);
    const made = complaints.madeBy.get(clientId);
    if (made !== undefined) {
      const stored = complaints.get(made);
      if (!isWrittenIn(stored, written)) refuseStale(stored, 0, context);
      return shown(stored, context);
    }
    refuseSameMessage(written, context);
    const added = complaints.put(newComplaint(complaints.nextId(), written, hotel, actorOf(context)));
    complaints.madeBy.set(clientId, added.id);
    return shown(added, context);
  },
  updateComplaint({ params: { id }, body: { version, draft } }, context) {
    const { complaints, hotel } = context.db;
    const stored = complaints.get(id);
    // the one who was kept of two guests stands for the other, too
    const isSameGuest = draft.guestId === shown(stored, context).guestId;
    const guestId = isSameGuest ? stored.guestId : draft.guestId;
    const written = writtenDraft({ ...draft, guestId, origin: stored.origin });
    if (isWrittenIn(stored, written)) return shown(stored, context);
    refuseStale(stored, version, context);
    refuseDraftFaults(written, hotel);
    return shown(complaints.put(rewritten(stored, written, hotel, actorOf(context))), context);
  },
  actOnComplaint({ params: { id, action }, body }, context) {
    const { complaints, hotel } = context.db;
    const stored = complaints.get(id);
    refuseStale(stored, body.version, context);
    return shown(complaints.put(actOnComplaint(stored, action, body, hotel, actorOf(context))), context);
  },
});

const shown = (stored: StoredComplaint, { db: { hotel }, now }: Context) => toComplaint(stored, hotel, now());

/** Made for each call: names come from the guests, and what is late from the clock. */
function listIn(context: Context) {
  const rows = context.db.complaints.all().map((stored) => toComplaintRow(shown(stored, context)));
  return new ListIndex(complaintListRules(actorOf(context).by), rows);
}

/** Two people may write down the same message. */
function refuseSameMessage({ origin }: ComplaintDraft, { db: { complaints } }: Context) {
  if (!origin) return;
  const { chatId, messageId } = origin;
  const other = complaints.all().find((one) => one.origin?.chatId === chatId && one.origin.messageId === messageId);
  if (other) throw new Refused(409, { reasons: [complaintReason("COMPLAINT_FROM_MESSAGE", { complaint: other.id })] });
}

function refuseStale(stored: StoredComplaint, version: number, context: Context) {
  if (version === stored.version) return;
  throw new Refused(409, { reasons: [complaintReason("COMPLAINT_STALE")], current: shown(stored, context) });
}

const isWrittenIn = (stored: StoredComplaint, draft: ComplaintDraft) =>
  JSON.stringify(writtenDraft(stored)) === JSON.stringify(draft);
