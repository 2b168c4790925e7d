import {
  type ComplaintAction,
  type ComplaintActInput,
  type ComplaintDraft,
  complaintLimits,
  type ComplaintReason,
  compensationKinds,
} from "@/contract/guests/complaint";
import type { Cents, Property } from "@/contract/property";
import { noteLimits } from "@/contract/reservations/reservations";

import { isCivilDate } from "../civilDate";
import { complaintReason } from "./complaintLife";

export interface ComplaintFault {
  /** Of the draft or of the action's input. */
  field: keyof ComplaintActInput | keyof ComplaintDraft | "who";
  reason: ComplaintReason;
}

export type HouseRules = Pick<Property, "businessDate" | "currency" | "compensationLimit">;

const isBlank = (text: string | undefined) => !text?.trim();

/** What is wrong with a complaint as written. */
export function draftFaults({
  guestId,
  roomId,
  description,
}: Pick<ComplaintDraft, "guestId" | "roomId" | "description">) {
  const faults: ComplaintFault[] = [];
  if (!guestId && !roomId) faults.push({ field: "who", reason: complaintReason("COMPLAINT_WHO_MISSING") });
  if (description.trim().length < complaintLimits.fewestLetters)
    faults.push({ field: "description", reason: complaintReason("COMPLAINT_TOO_SHORT") });
  return [...faults, ...tooLong({ description })];
}

/** Whether a compensation takes what a complaint has cost over the limit, `given` being what it had cost before. */
export const isOverLimit = (
  amount: Cents,
  given: Cents,
  { compensationLimit }: Pick<HouseRules, "compensationLimit">,
) => given + amount > compensationLimit;

/** What an action still needs, or has wrong. */
export function actFaults(
  action: ComplaintAction,
  input: Partial<ComplaintActInput>,
  given: Cents,
  house: HouseRules,
): ComplaintFault[] {
  const { businessDate, currency } = house;
  const { solution, reason, followUpOn = "", kind, amount = 0, formNumber, receivedOn = "" } = input;
  const faults: ComplaintFault[] = [];
  const expect = (isRight: boolean, field: ComplaintFault["field"], why: () => ComplaintReason) => {
    if (!isRight) faults.push({ field, reason: why() });
  };
  const date = businessDate;
  const noReason = () => complaintReason("COMPLAINT_REASON_MISSING");
  if (action === "resolve") expect(!isBlank(solution), "solution", () => complaintReason("COMPLAINT_SOLUTION_MISSING"));
  if (action === "reopen") expect(!isBlank(reason), "reason", noReason);
  if (action === "followUp")
    expect(isCivilDate(followUpOn) && followUpOn >= date, "followUpOn", () =>
      complaintReason("COMPLAINT_FOLLOW_UP_DATE", { date }),
    );
  if (action === "compensate") {
    const most = complaintLimits.mostCompensation;
    expect(kind !== undefined && compensationKinds.includes(kind), "kind", () =>
      complaintReason("COMPENSATION_KIND_MISSING"),
    );
    expect(Number.isInteger(amount) && amount > 0 && amount <= most, "amount", () =>
      complaintReason("COMPENSATION_AMOUNT", { amount: most, currency }),
    );
    expect(!isOverLimit(amount, given, house) || !isBlank(reason), "reason", noReason);
  }
  if (action === "officialForm") {
    expect(!isBlank(formNumber), "formNumber", () => complaintReason("OFFICIAL_FORM_NUMBER"));
    expect(isCivilDate(receivedOn) && receivedOn <= date, "receivedOn", () =>
      complaintReason("OFFICIAL_FORM_DATE", { date }),
    );
  }
  return [...faults, ...tooLong({ solution, reason, formNumber })];
}

const tooLong = (texts: Partial<Record<ComplaintFault["field"], string>>): ComplaintFault[] =>
  Object.entries(texts)
    .filter(([, text]) => (text?.length ?? 0) > noteLimits.letters)
    .map(([field]) => ({
      field: field as ComplaintFault["field"],
      reason: complaintReason("COMPLAINT_TOO_LONG", { max: noteLimits.letters }),
    }));
