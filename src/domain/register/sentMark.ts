import type { CivilDate } from "@/contract/property";
import type { Reason } from "@/contract/reservations/reservationReasons";
import type { RegisterReason, SentMark } from "@/contract/reservations/register";

import { isCivilDate } from "../civilDate";
import { reasonFor } from "../reasonFor";
import { registerReason } from "./travellers";

const LONGEST_LOT = 60;

interface SentMarkFault {
  field: keyof SentMark;
  reason: Reason | RegisterReason;
}

/** Faults of a sending: a day to come, a number that is too long. */
export const sentMarkFaults = ({ sentOn, lot }: SentMark, businessDate: CivilDate): SentMarkFault[] => [
  ...(isCivilDate(sentOn) && sentOn <= businessDate
    ? []
    : [{ field: "sentOn" as const, reason: registerReason("REGISTER_SENT_ON") }]),
  ...(lot.trim().length > LONGEST_LOT
    ? [{ field: "lot" as const, reason: reasonFor("TEXT_TOO_LONG", { max: LONGEST_LOT }) }]
    : []),
];
