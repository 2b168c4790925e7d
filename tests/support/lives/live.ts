import { isEnded } from "@/domain/reservations/situationOf";
import { randomFrom } from "@/fakeBackend/core/random";

import { actsOfBilling } from "./actsOfBilling";
import { actsOfFolio } from "./actsOfFolio";
import { actsOfStay } from "./actsOfStay";
import type { LivesHotel } from "./livesHotel";

const acts = [...actsOfFolio, ...actsOfStay, ...actsOfBilling];

/** A stay of the hotel, with what people do to it and its documents. `stays` live at the same time. */
export async function live(id: string, lives: LivesHotel, seed: number, stays: readonly string[], steps: number) {
  const random = randomFrom(seed);
  for (let step = 0; step < steps; step += 1)
    await random.pick(acts)({ ...random, id, ref: `act:${seed}:${step}`, lives, stays });
}

/** Those that may still come. */
export const isComing = (id: string, { hotel }: LivesHotel) => {
  const { state } = hotel.get(id);
  return state !== "inHouse" && !isEnded(state);
};
