import type { PolicySnapshot } from "@/contract/reservations/policies";
import type { GuaranteeKind } from "@/contract/reservations/reservationDraft";

import { isPaidAtOnce } from "./missingGuarantee";

type Guarantees = readonly [usual: GuaranteeKind, ...others: GuaranteeKind[]];

/** The guarantees that a guest at the desk can give for the stay, the usual one first. No plan is chosen without policies. */
export const guaranteesAtDesk = (policies?: Pick<PolicySnapshot, "deposit">): Guarantees =>
  policies && isPaidAtOnce(policies) ? ["prepaid", "company"] : ["card", "deposit", "company"];
