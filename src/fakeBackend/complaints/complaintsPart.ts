import { complaintsContract } from "@/contract/guests/complaints";

import { opening } from "../records/RecordBook";
import { routesFor } from "../core/routes";
import { ComplaintBook, complaintId } from "./ComplaintBook";
import { complaintRecord } from "./complaintRecord";
import { complaintsAt } from "./complaintsAt";
import { findComplainants } from "./findComplainants";

/** The calls with a literal path come before `/pms/complaints/:id`. */
export const routes = routesFor(complaintsContract, {
  listComplaints: complaintRecord.list.page,
  exportComplaints: complaintRecord.list.rows,
  findComplainants: ({ query: { text } }, { db: { hotel } }) => findComplainants(text ?? "", hotel),
  getComplaint: complaintRecord.get,
  createComplaint: complaintRecord.create,
  updateComplaint: complaintRecord.update,
  actOnComplaint: complaintRecord.act,
});

export const createData = opening(ComplaintBook, { topic: "complaints", idOf: complaintId, sample: complaintsAt });
