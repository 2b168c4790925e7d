import type { SalesChannel } from "@/contract/property";
import type { LocalMinute, TimeOfDay } from "@/contract/formats";
import type { Reservation } from "@/contract/reservations/reservations";

import { isOfFee } from "../account/corrections";
import { addDays } from "../civilDate";

/** 48 hours, as the extranets of the channels give them. */
const REPORT_DAYS = 2;
const NOON = "12:00";

type NoShow = Pick<Reservation, "state" | "departure" | "charges" | "noShowReportedOn">;

interface Report {
  /** Of the reservation, where it is known. */
  channel: Pick<SalesChannel, "commissionPercent"> | undefined;
  /** Until it the guest could have left. */
  checkOutTime: TimeOfDay | undefined;
  localTime: LocalMinute;
}

/**
 * Until when the channel can be told of a no-show of which the hotel keeps nothing: later it asks for its commission.
 * Undefined where it has nothing to ask for, has been told, or it is too late.
 */
export function reportNoShowUntil(
  { state, departure, charges, noShowReportedOn }: NoShow,
  { channel, checkOutTime = NOON, localTime }: Report,
): LocalMinute | undefined {
  const isOwed = state === "noShow" && noShowReportedOn === undefined && (channel?.commissionPercent ?? 0) > 0;
  if (!isOwed || keptFee(charges) > 0) return undefined;
  const until = `${addDays(departure, REPORT_DAYS)} ${checkOutTime}`;
  return localTime <= until ? until : undefined;
}

const keptFee = (charges: NoShow["charges"]): number =>
  charges.filter((line) => isOfFee(line, charges)).reduce((sum, { amount }) => sum + amount, 0);
