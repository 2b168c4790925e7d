import { nanoid } from "@reduxjs/toolkit";

import type {
  Complainant,
  Complaint,
  ComplaintAction,
  ComplaintDraft,
  ComplaintRow,
} from "@/contract/guests/complaint";
import type { ComplaintActFields } from "@/contract/guests/complaintActs";
import { complaintsContract } from "@/contract/guests/complaints";
import { noteLimits } from "@/contract/reservations/reservationDraft";
import { complaintLife } from "@/domain/complaints/complaintLife";
import { createClient } from "@/shared/api/createClient";
import { createRecord } from "@/shared/record/createRecord";
import type { RecordValues } from "@/shared/record/recordRules";
import { paths } from "@/shared/routing/paths";
import { hasTexts } from "@/shared/shapes";

export interface ComplaintValues
  extends RecordValues, Pick<ComplaintDraft, "department" | "description" | "origin" | "category"> {
  who: Complainant | null;
  /** "" until it is chosen. */
  severity: ComplaintDraft["severity"] | "";
}

export const complaintsApi = createClient(complaintsContract);

/** A complaint, as it is opened, edited and acted on. */
export const complaintRecord = createRecord<
  Complaint,
  ComplaintDraft,
  ComplaintValues,
  ComplaintAction,
  ComplaintActFields
>()("complaint", {
  get: complaintsApi.getComplaint,
  create: complaintsApi.createComplaint,
  update: complaintsApi.updateComplaint,
  act: complaintsApi.actOnComplaint,
  valuesOf({ version, guestId, guest, roomId, room, category, severity, department, description, origin }) {
    const who = { guestId, guest, roomId, room };
    return { clientId: nanoid(), version, who, category, severity, department, description, origin };
  },
  draftOf: ({ who, category, severity, department, description, origin }) => ({
    guestId: who?.guestId ?? "",
    roomId: who?.roomId ?? "",
    category,
    severity: severity || "minor", // the form does not send without
    department,
    description: description.trim(),
    origin,
  }),
  isValues: (values) =>
    "who" in values &&
    (values.who === null || hasTexts(values.who, ["guestId", "guest", "roomId", "room"])) &&
    hasTexts(values, ["category", "severity", "department", "description"]),
  nameOf: ({ who }) => who?.guest || who?.room || "",
  typedIn: ({ solution, reason }) => [solution, reason],
  notDone: "complaints.notChanged",
  path: paths.complaint,
  listPath: paths.complaints,
  texts: "complaints",
});

/** With the acts that are on their way: such a card cannot be moved again before the server has answered. */
export const complaintRows = complaintRecord.inRows<ComplaintRow>((row, { action }) => ({
  ...row,
  state: complaintLife.stateAfter(action, row.state),
  actions: [],
}));

/** A new one, perhaps of a chat message that the address names. */
export const newComplaint = (params: URLSearchParams) => (): ComplaintValues => {
  const [chatId, message] = [params.get("chat"), params.get("message")];
  return {
    clientId: nanoid(),
    version: 0,
    who: null,
    category: "other",
    severity: "",
    department: "frontDesk",
    description: (params.get("said") ?? "").slice(0, noteLimits.letters),
    origin: chatId && message ? { chatId, messageId: message } : undefined,
  };
};
