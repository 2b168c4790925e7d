import type { LongText } from "../formats";
import type { Cents, CivilDate } from "../property";
import type { CompensationKind, ComplaintAction } from "./complaint";

export interface SolutionInput {
  solution: LongText;
}

export interface FollowUpInput {
  followUpOn: CivilDate;
}

export interface ReopenInput {
  reason: LongText;
}

export interface CompensationInput {
  kind: CompensationKind;
  amount: Cents;
  /** Needed above the limit. */
  reason?: LongText;
}

export interface OfficialFormInput {
  formNumber: LongText;
  receivedOn: CivilDate;
}

export interface ComplaintInputs extends Record<ComplaintAction, object> {
  resolve: SolutionInput;
  followUp: FollowUpInput;
  reopen: ReopenInput;
  compensate: CompensationInput;
  officialForm: OfficialFormInput;
}

/** Any field of the acts, as a browser has kept them or a stranger sends them. */
export type ComplaintActFields = Partial<
  SolutionInput & FollowUpInput & ReopenInput & CompensationInput & OfficialFormInput
>;

/** The body of an act, by its action. */
export type ComplaintAct = { version: number } & (
  | object
  | SolutionInput
  | FollowUpInput
  | ReopenInput
  | CompensationInput
  | OfficialFormInput
);
