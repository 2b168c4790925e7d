import type { Cents, CivilDate } from "@/contract/property";

import { localMomentIn } from "../civilDate";

/** An amount as records have it: a dot and always two decimals, `-41.40`. */
export function recordAmount(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The date as `DD-MM-YYYY`. */
export const recordDate = (date: CivilDate): string => date.split("-").toReversed().join("-");

/** The local time of an instant with its offset from UTC: `2026-11-26T19:20:30+01:00`. */
export function recordMoment(instant: Date, timeZone: string): string {
  const local = localMomentIn(instant, timeZone);
  const minutes = Math.round((Date.parse(`${local}Z`) - Math.floor(instant.getTime() / 1000) * 1000) / 60_000);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${local}${minutes < 0 ? "-" : "+"}${twoDigits(hours)}:${twoDigits(rest)}`;
}

const twoDigits = (value: number) => String(value).padStart(2, "0");
