import { nanoid } from "@reduxjs/toolkit";
import { object, string } from "yup";

import type {
  Complainant,
  Complaint,
  ComplaintActInput,
  ComplaintAction,
  ComplaintDraft,
} from "@/contract/guests/complaint";
import { complaintLimits } from "@/contract/guests/complaint";
import { noteLimits } from "@/contract/reservations/reservations";
import { createActions } from "@/shared/actions/createActions";
import type { MessageId } from "@/shared/i18n/catalogues";
import { withMax } from "@/shared/i18n/sentence";
import { createRecord } from "@/shared/record/createRecord";
import type { RecordRefusal } from "@/shared/record/recordRefusal";
import type { RecordValues } from "@/shared/record/recordRules";
import type { RefusalPlaces } from "@/shared/record/recordFields";
import { paths } from "@/shared/routing/paths";
import { hasTexts, isObject } from "@/shared/shapes";

import { complaintsApi } from "./complaintsApi";

export interface ComplaintValues
  extends RecordValues, Pick<ComplaintDraft, "department" | "description" | "origin" | "category"> {
  who: Complainant | null;
  /** "" until it is chosen. */
  severity: ComplaintDraft["severity"] | "";
}

/** What is being done with the open complaint, besides editing. */
export const complaintActions = createActions<
  ComplaintAction,
  ComplaintActInput,
  Complaint,
  RecordRefusal<Complaint>
>()("complaintActions");

const { selectAsked } = complaintActions.selectors;

/** A complaint, as it is opened and edited. */
export const complaintRecord = createRecord<Complaint, ComplaintDraft, ComplaintValues>()("complaint", {
  get: complaintsApi.getComplaint,
  create: ({ clientId, draft }, key) => complaintsApi.createComplaint({ body: { clientId, draft }, key }),
  update: ({ id, version, draft }, key) =>
    complaintsApi.updateComplaint({ params: { id }, body: { version, draft }, key }),
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
  isValues: (value): value is ComplaintValues =>
    isObject(value) &&
    typeof value.version === "number" &&
    (value.who === null || hasTexts(value.who, ["guestId", "guest", "roomId", "room"])) &&
    hasTexts(value, ["clientId", "category", "severity", "department", "description"]),
  nameOf: ({ who }) => who?.guest || who?.room || "",
  isHeld: (state: Parameters<typeof selectAsked>[0]) => selectAsked(state) !== undefined,
  changedBy: ({ history }) => history[0]?.by ?? "",
  path: paths.complaint,
  listPath: paths.complaints,
  texts: {
    failed: "complaints.recordFailed",
    unknown: "complaints.unknown",
    toList: "complaints.toList",
    create: "complaints.create",
    createWaits: "complaints.createWaits",
    created: "complaints.created",
    saved: "complaints.saved",
    notSaved: "complaints.notSaved",
    conflict: "complaints.conflict",
  },
});

/** A new one, perhaps of a chat message that the address names. */
export const newComplaint = (params: URLSearchParams) => (): ComplaintValues => {
  const [chatId, messageId] = [params.get("chat"), params.get("message")];
  return {
    clientId: nanoid(),
    version: 0,
    who: null,
    category: "other",
    severity: "",
    department: "frontDesk",
    description: (params.get("said") ?? "").slice(0, noteLimits.letters),
    origin: chatId && messageId ? { chatId, messageId } : undefined,
  };
};

const id = (message: MessageId) => message;

export const complaintSchema = object({
  who: object().nullable().required(id("reason.COMPLAINT_WHO_MISSING")),
  severity: string().required(id("complaints.severityMissing")),
  description: string()
    .trim()
    .min(complaintLimits.fewestLetters, id("reason.COMPLAINT_TOO_SHORT"))
    .required(id("reason.COMPLAINT_TOO_SHORT"))
    .max(noteLimits.letters, withMax("reason.COMPLAINT_TOO_LONG")),
});

export const complaintRefusals: RefusalPlaces = {
  fields: { COMPLAINT_WHO_MISSING: "who", COMPLAINT_TOO_SHORT: "description", COMPLAINT_TOO_LONG: "description" },
  values: {},
};
