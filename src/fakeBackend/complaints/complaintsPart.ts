import { complaintsContract } from "@/contract/guests/complaints";

import type { Sample } from "../core/createCore";
import type { Database } from "../core/database";
import { ListIndex } from "../list/ListIndex";
import { serveList } from "../list/serveList";
import { actorOf } from "../records/Actor";
import { routesFor } from "../core/routes";
import { ComplaintBook } from "./ComplaintBook";
import { complaintListRules } from "./complaintListRules";
import { complaintRecord } from "./complaintRecord";
import { complaintsAt } from "./complaintsAt";
import { findComplainants } from "./findComplainants";
import { toComplaintRow } from "./toComplaint";

/** Made for each call: names come from the guests, and what is late from the clock. */
const complaintList = serveList(
  (context) => {
    const { by, now } = actorOf(context);
    const { complaints, hotel } = context.db;
    const rows = complaints.all().map((stored) => toComplaintRow(stored, hotel, now));
    return new ListIndex(complaintListRules(by), rows);
  },
  (row) => row,
);

/** The calls with a literal path come before `/pms/complaints/:id`. */
export const routes = routesFor(complaintsContract, {
  listComplaints: complaintList.page,
  exportComplaints: complaintList.rows,
  findComplainants: ({ query: { text } }, { db: { hotel } }) => findComplainants(text ?? "", hotel),
  getComplaint: complaintRecord.get,
  createComplaint: complaintRecord.create,
  updateComplaint: complaintRecord.update,
  actOnComplaint: complaintRecord.act,
});

export function createData({ now, shelf, size }: Sample, { hotel }: Database): () => ComplaintBook {
  const book = new ComplaintBook(hotel, size?.isEmpty ? [] : complaintsAt(now, hotel), shelf);
  return () => book;
}
