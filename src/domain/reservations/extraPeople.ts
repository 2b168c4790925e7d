import type { Product } from "@/contract/property";
import type { ReservationExtra } from "@/contract/reservations/folio";

export type ExtraCount = Pick<ReservationExtra, "quantity" | "people">;

/** Whether it is sold by the person, so that it may be for some of them alone. */
export const isByPerson = ({ per }: Pick<Product, "per">): boolean => per === "person" || per === "personNight";

/** The number of people whom an extra is for on a night of the stay, from 0: at most all of them. */
export const peopleServed = ({ people }: Pick<ReservationExtra, "people">, night: number, party: number): number =>
  Math.min(party, people?.[Math.min(night, people.length - 1)] ?? party);

/** The number of units of one piece of an extra in a stay. Day use has no nights to count. */
export function unitsOf(per: Product["per"], extra: Pick<ReservationExtra, "people">, nights: number, party: number) {
  let personNight = 0;
  for (let night = 0; night < nights; night += 1) personNight += peopleServed(extra, night, party);
  return { stay: 1, night: nights, person: peopleServed(extra, 0, party), personNight }[per];
}

/** An extra with how many it is of, and for how many people by night where it is not for all. */
export const extraText = (name: string, { quantity, people }: ExtraCount): string =>
  `${name} × ${quantity}${people ? ` (${people.join(" · ")})` : ""}`;
