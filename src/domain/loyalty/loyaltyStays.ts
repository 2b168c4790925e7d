import type { LoyaltyReason } from "@/contract/guests/member";
import type { Cents, CivilDate } from "@/contract/property";
import type { ReservationState } from "@/contract/reservations/reservationLife";

import { addMonths } from "../civilDate";
import { loyaltyReason } from "./loyaltyRules";

const LEVEL_MONTHS = 12;
const CENTS = 100;

/** A stay as the programme sees it. */
export interface LoyaltyStay {
  reservationId: string;
  state: ReservationState;
  departure: CivilDate;
  checkedOutOn?: CivilDate;
  nights: number;
  total: Cents;
}

/** A time in the programme, both days included; without an end it goes on. */
export interface Period {
  from: CivilDate;
  to?: CivilDate;
}

/** Why a stay counts neither for points nor for the level. */
function ineligibility({ state, nights, total }: LoyaltyStay): LoyaltyReason[] {
  if (state === "cancelled") return [loyaltyReason("STAY_CANCELLED")];
  if (state === "noShow") return [loyaltyReason("STAY_NO_SHOW")];
  if (nights === 0) return [loyaltyReason("STAY_NO_NIGHT")];
  return total > 0 ? [] : [loyaltyReason("STAY_FREE")];
}

/** Why a stay earns no points. */
export function reasonsAgainstPoints(stay: LoyaltyStay, periods: readonly Period[]): LoyaltyReason[] {
  const reasons = ineligibility(stay);
  if (reasons.length > 0 || stay.state !== "checkedOut") return reasons;
  const out = endOf(stay);
  const isMember = periods.some(({ from, to = out }) => from <= out && out <= to);
  return isMember ? [] : [loyaltyReason("STAY_NOT_MEMBER")];
}

/** Points of a stay as it is now: none before its check-out. */
export function stayPoints(stay: LoyaltyStay, periods: readonly Period[], pointsPerEuro: number): number {
  const isWorth = stay.state === "checkedOut" && reasonsAgainstPoints(stay, periods).length === 0;
  return isWorth ? Math.floor(stay.total / CENTS) * pointsPerEuro : 0;
}

const endOf = ({ checkedOutOn, departure }: LoyaltyStay) => checkedOutOn ?? departure;

/** Whether a stay has ended in the twelve months up to the business date. */
export const isOfTheYear = (stay: LoyaltyStay, businessDate: CivilDate): boolean =>
  endOf(stay) > addMonths(businessDate, -LEVEL_MONTHS) && endOf(stay) <= businessDate;

/** Figures for the level: nights and spend of the eligible stays of the twelve months. */
export function levelFigures(stays: readonly LoyaltyStay[], businessDate: CivilDate) {
  const counted = stays.filter(
    (stay) => stay.state === "checkedOut" && isOfTheYear(stay, businessDate) && ineligibility(stay).length === 0,
  );
  return {
    nights: counted.reduce((sum, { nights }) => sum + nights, 0),
    spend: counted.reduce((sum, { total }) => sum + total, 0),
  };
}
