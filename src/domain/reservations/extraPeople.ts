import type { Product } from "@/contract/property";
import type { ReservationExtra } from "@/contract/reservations/folio";

export type ExtraCount = Pick<ReservationExtra, "quantity" | "people">;

/** Whether it is sold by the person, so that it may be for some of them alone. */
export const isByPerson = ({ per }: Pick<Product, "per">): boolean => per === "person" || per === "personNight";

/** The number of people whom an extra is for on a night of the stay, from 0: at most all of them. */
export function peopleServed({ people = [] }: Pick<ReservationExtra, "people">, night: number, party: number): number {
  const told = people[Math.min(night, people.length - 1)];
  return told === undefined ? party : Math.min(told, party);
}

/** The number of units of one piece of an extra in a stay. Day use has no nights to count. */
export function unitsOf(per: Product["per"], extra: Pick<ReservationExtra, "people">, nights: number, party: number) {
  if (per === "stay") return 1;
  if (per === "night") return nights;
  if (per === "person") return peopleServed(extra, 0, party);
  const served = Array.from({ length: nights }, (_, night) => peopleServed(extra, night, party));
  return served.reduce((sum, people) => sum + people, 0);
}

/** An extra with how many it is of, and for how many people by night where it is not for all. */
export const extraText = (name: string, { quantity, people }: ExtraCount): string =>
  `${name} × ${quantity}${people ? ` (${people.join(" · ")})` : ""}`;
