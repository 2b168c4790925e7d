import type { CivilDate } from "@/contract/property";

import { isCivilDate, nearestYear } from "../civilDate";

type BirthDateFault = "DATE_UNKNOWN" | "BIRTH_DATE_INVALID" | "BIRTH_DATE_TOO_OLD";

/** The oldest people on record were not much older. */
const OLDEST = 120;

/** Full years on a date; undefined while the birth is unknown, or before it. */
export function ageOn(birthDate: CivilDate, date: CivilDate): number | undefined {
  if (birthDate === "" || birthDate > date) return undefined;
  const years = Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return date.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** The year of a birth that was typed with two digits: the last in which it is not still to come. */
export function yearOfBirth(digits: string, month: string, day: string, today: CivilDate): number {
  const year = nearestYear(digits, today);
  const latest = [year + 100, year, year - 100].find((one) => `${one}-${month}-${day}` <= today);
  return latest ?? year;
}

/** Why a person cannot be born then; nothing is no fault. */
export function birthDateFault(birthDate: string, today: CivilDate): BirthDateFault | undefined {
  if (birthDate === "") return undefined;
  if (!isCivilDate(birthDate)) return "DATE_UNKNOWN";
  const age = ageOn(birthDate, today);
  if (age === undefined) return "BIRTH_DATE_INVALID";
  return age > OLDEST ? "BIRTH_DATE_TOO_OLD" : undefined;
}
