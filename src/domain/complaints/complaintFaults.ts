import {
  type ComplaintAction,
  type ComplaintDraft,
  complaintLimits,
  type ComplaintReason,
  compensationKinds,
} from "@/contract/guests/complaint";
import type { ComplaintActFields, ComplaintInputs } from "@/contract/guests/complaintActs";
import type { Cents, Property } from "@/contract/property";
import { noteLimits } from "@/contract/reservations/reservationDraft";

import { isCivilDate } from "../civilDate";
import { longer, missing } from "../definition/generalFaults";
import { type Fault, unless } from "../faults";
import { complaintReason } from "./complaintLife";

type ComplaintFault = Fault<ComplaintReason, keyof ComplaintActFields | keyof ComplaintDraft | "who">;

export type ComplaintProperty = Pick<Property, "businessDate" | "currency" | "compensationLimit">;

const isBlank = (text: string | undefined) => !text?.trim();

const { fewestLetters, mostCompensation } = complaintLimits;
const max = noteLimits.letters;

interface Written extends Pick<ComplaintDraft, "guestId" | "roomId" | "description"> {
  /** "" until it is chosen. */
  severity: ComplaintDraft["severity"] | "";
}

/** The faults of a complaint as written. */
export const draftFaults = ({ guestId, roomId, severity, description }: Written): ComplaintFault[] => [
  ...unless(guestId !== "" || roomId !== "", "who", () => complaintReason("COMPLAINT_WHO_MISSING")),
  ...unless(severity !== "", "severity", () => complaintReason("COMPLAINT_SEVERITY_MISSING")),
  ...unless(description.trim().length >= fewestLetters, "description", () => complaintReason("COMPLAINT_TOO_SHORT")),
  ...longer({ description }, max),
];

/** Whether a compensation takes what a complaint has cost over the limit, `given` being what it had cost before. */
export const isOverLimit = (
  amount: Cents,
  given: Cents,
  { compensationLimit }: Pick<ComplaintProperty, "compensationLimit">,
) => given + amount > compensationLimit;

/** The faults of the input of an action: what is missing, or wrong. */
export function actFaults(
  action: ComplaintAction,
  input: ComplaintActFields,
  given: Cents,
  property: ComplaintProperty,
): ComplaintFault[] {
  const { solution, reason, formNumber } = input;
  return [...(faultsOf[action]?.(input, property, given) ?? []), ...longer({ solution, reason, formNumber }, max)];
}

const faultsOf: {
  [Action in ComplaintAction]?: (
    input: Partial<ComplaintInputs[Action]>,
    property: ComplaintProperty,
    given: Cents,
  ) => ComplaintFault[];
} = {
  resolve: ({ solution }) => missing(!isBlank(solution), "solution"),
  reopen: ({ reason }) => missing(!isBlank(reason), "reason"),
  followUp: ({ followUpOn = "" }, { businessDate: date }) =>
    unless(isCivilDate(followUpOn) && followUpOn >= date, "followUpOn", () =>
      complaintReason("COMPLAINT_FOLLOW_UP_DATE", { date }),
    ),
  compensate: ({ kind, amount = 0, reason }, property, given) => [
    ...missing(kind !== undefined && compensationKinds.includes(kind), "kind"),
    ...unless(Number.isInteger(amount) && amount > 0 && amount <= mostCompensation, "amount", () =>
      complaintReason("COMPENSATION_AMOUNT", { amount: mostCompensation, currency: property.currency }),
    ),
    ...missing(!isOverLimit(amount, given, property) || !isBlank(reason), "reason"),
  ],
  officialForm: ({ formNumber, receivedOn = "" }, { businessDate: date }) => [
    ...missing(!isBlank(formNumber), "formNumber"),
    ...unless(isCivilDate(receivedOn) && receivedOn <= date, "receivedOn", () =>
      complaintReason("OFFICIAL_FORM_DATE", { date }),
    ),
  ],
};
