import { createSearchParams } from "react-router-dom";

import type { CivilDate } from "@/contract/property";
import { newReservationPath } from "@/shared/routing/paths";

/** The stay in the address of a new reservation. */
export interface WantedStay {
  arrival: CivilDate;
  departure: CivilDate;
  roomTypeId: string;
  roomId: string;
}

/** The address of a new reservation whose stay is known already. */
export const newStayPath = (stay: WantedStay) => `${newReservationPath}?${createSearchParams({ ...stay }).toString()}`;

/** The stay that such an address asks for, as far as it says one. */
export const wantedStay = (params: URLSearchParams): Partial<WantedStay> => {
  const said = (["arrival", "departure", "roomTypeId", "roomId"] as const).map((name) => [name, params.get(name)]);
  return Object.fromEntries(said.filter(([, value]) => value)) as Partial<WantedStay>;
};

/** Of the address of a new reservation: the one that it is a copy of. */
export const copiedReservation = "copy";

/** The address of a new reservation that begins as a copy. */
export const copyPath = (id: string) =>
  `${newReservationPath}?${createSearchParams({ [copiedReservation]: id }).toString()}`;
