import type { CivilDate, Product } from "@/contract/property";
import type { RatePlan } from "@/contract/reservations/rates";
import type { Reservation } from "@/contract/reservations/reservations";

import { addDays } from "../civilDate";
import { peopleServed } from "./extraPeople";
import { takesRooms } from "./situationOf";

/** The people who eat on a day: breakfast is that of the night before, dinner that of the night itself. */
export interface Meals {
  breakfast: number;
  dinner: number;
}

type Eater = Pick<Reservation, "state" | "nights" | "adults" | "childrenAges" | "extras">;
type Meal = keyof Meals;

const ofBoard: Record<RatePlan["board"], readonly Meal[]> = {
  roomOnly: [],
  breakfast: ["breakfast"],
  halfBoard: ["breakfast", "dinner"],
};

/** Those of a stay: all its people where its plan has the meal, else those whom an extra is for. Babies count. */
export function mealsOn(
  date: CivilDate,
  stay: Eater,
  board: RatePlan["board"],
  products: readonly Pick<Product, "id" | "meal">[],
): Meals {
  const party = stay.adults + stay.childrenAges.length;
  const eaters = (meal: Meal, night: number) => {
    if (!takesRooms(stay.state) || night < 0) return 0;
    if (ofBoard[board].includes(meal)) return party;
    const extras = stay.extras.filter(({ productId }) => products.find(({ id }) => id === productId)?.meal === meal);
    return Math.min(party, Math.max(0, ...extras.map((extra) => peopleServed(extra, night, party))));
  };
  const nightOn = (day: CivilDate) => stay.nights.findIndex((night) => night.date === day);
  return { breakfast: eaters("breakfast", nightOn(addDays(date, -1))), dinner: eaters("dinner", nightOn(date)) };
}
