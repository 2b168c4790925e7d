import type { Complaint, ComplaintCategory, ComplaintRow, ComplaintSeverity } from "@/contract/guests/complaint";
import type { Department } from "@/contract/messaging/contacts";
import type { CivilDate } from "@/contract/property";

import { addDays, civilDateIn, weekdayOf } from "../civilDate";

const HOUR_MS = 3_600_000;
const FRIDAY = 5;
/** The term to answer an official form, in working days. It differs by region; ten is the shortest that is usual. */
export const formAnswerDays = 10;

/** Hours within which there has to be a solution. */
const hoursFor: Record<ComplaintSeverity, number> = { minor: 72, moderate: 24, serious: 4, critical: 1 };

/** ISO 8601 instants. A reopened complaint keeps its deadline: the guest has waited all the time. */
export const complaintDueAt = (createdAt: string, severity: ComplaintSeverity): string =>
  new Date(Date.parse(createdAt) + hoursFor[severity] * HOUR_MS).toISOString();

/** Whether it still needs a solution. */
export const isUnsolved = ({ state }: Pick<ComplaintRow, "state">): boolean =>
  state === "open" || state === "inProgress";

export const isLateAt = (complaint: Pick<ComplaintRow, "state" | "dueAt">, now: Date): boolean =>
  isUnsolved(complaint) && Date.parse(complaint.dueAt) < now.getTime();

/** Ten working days after the form was received, Monday to Friday; local holidays are not known, so it is the earliest. */
export function answerBy(receivedOn: CivilDate): CivilDate {
  let date = receivedOn;
  for (let left = formAnswerDays; left > 0; left -= weekdayOf(date) <= FRIDAY ? 1 : 0) date = addDays(date, 1);
  return date;
}

/** Who is told of the solution is answered. The last day counts as a whole, on the calendar of the property. */
export function isFormLateAt(
  { officialForm, informedAt }: Pick<Complaint, "officialForm" | "informedAt">,
  now: Date,
  timeZone: string,
): boolean {
  if (!officialForm) return false;
  const { receivedOn, answerBy: lastDay } = officialForm;
  const isAnswered = informedAt !== "" && civilDateIn(new Date(informedAt), timeZone) >= receivedOn;
  return !isAnswered && civilDateIn(now, timeZone) > lastDay;
}

/** Who can solve it, most likely. */
export const departmentFor: Record<ComplaintCategory, Department> = {
  cleaning: "housekeeping",
  noise: "frontDesk",
  maintenance: "maintenance",
  climate: "maintenance",
  billing: "frontDesk",
  staff: "management",
  dining: "restaurant",
  belongings: "housekeeping",
  other: "frontDesk",
};
