import {
  type ComplaintAction,
  type ComplaintReason,
  complaintReasonTexts,
  type ComplaintRow,
  type ComplaintState,
  complaintStates,
} from "@/contract/guests/complaint";

import { generalReason } from "../definition/generalReason";
import { reasonsFrom } from "../reasonFor";
import { stateMachine } from "../stateMachine";

export type RuledComplaint = Pick<ComplaintRow, "state" | "unapproved" | "officialForm">;

interface Circumstances {
  /** ISO 4217 code. */
  currency: string;
}

type Guard = (complaint: RuledComplaint, circumstances: Circumstances) => ComplaintReason[];

/** A reason of the complaints, with its sentence in the Spanish of the front desk. */
export const complaintReason = reasonsFrom(complaintReasonTexts);

const needsApproval: Guard = ({ unapproved: amount }, { currency }) =>
  amount > 0 ? [complaintReason("COMPENSATION_UNAPPROVED", { amount, currency })] : [];

const needsNoForm: Guard = ({ officialForm }) => (officialForm ? [complaintReason("OFFICIAL_FORM_EXISTS")] : []);

const notClosed = complaintStates.filter((state) => state !== "closed");

/** The life of a complaint. Those without `to` leave its state alone. */
export const complaintLife = stateMachine<
  ComplaintState,
  ComplaintReason,
  RuledComplaint,
  Circumstances
>()<ComplaintAction>(
  {
    start: { from: ["open"], to: "inProgress" },
    resolve: { from: ["open", "inProgress"], to: "resolved" },
    followUp: { from: ["resolved"], to: "followUp" },
    close: { from: ["resolved", "followUp"], to: "closed", guards: [needsApproval] },
    reopen: { from: ["resolved", "followUp", "closed"], to: "inProgress" },
    compensate: { from: notClosed },
    approve: { from: complaintStates, isFor: ({ unapproved }) => unapproved > 0 },
    // a guest may bring it when all is long done
    officialForm: { from: complaintStates, guards: [needsNoForm] },
    // the form of a guest who brings it when all is done is answered too
    inform: {
      from: complaintStates,
      isFor: ({ state, officialForm }) => state !== "closed" || officialForm !== undefined,
    },
  },
  {
    foreign: (action) =>
      action === "approve" ? complaintReason("COMPENSATION_APPROVED") : generalReason("ACT_NOT_NOW"),
  },
);
