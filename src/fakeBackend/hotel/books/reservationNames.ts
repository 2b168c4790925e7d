import type { StoredReservation } from "./StoredReservation";

/** The reservation of tonight's late arrival, which the sample's messages mention. */
export const LATE_ARRIVAL = 482;

const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** The names of a reservation by its number. */
export const namesOf = (number: number) => ({
  id: `RSV-${String(number).padStart(6, "0")}`,
  confirmationNumber: confirmationNumberOf(number),
});

export const numberOf = ({ id }: Pick<StoredReservation, "id">) => Number(id.slice(id.indexOf("-") + 1));

/** Five letters or digits that are hard to mishear, different for each number and not guessable. */
function confirmationNumberOf(number: number): string {
  let mixed = (number * 7_368_787 + 11_184_811) % 2 ** 25;
  let text = "";
  for (let place = 0; place < 5; place += 1) {
    text = letters[mixed % 32]! + text;
    mixed = Math.floor(mixed / 32);
  }
  return `HB-${text}`;
}
