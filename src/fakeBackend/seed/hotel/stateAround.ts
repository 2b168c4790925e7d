import type { Random } from "../random";
import type { StaySketch } from "./StaySketch";

type Held = Omit<StaySketch, "state" | "releaseOn" | "roomId"> & { roomId: string };

/** How far a stay that holds a room has come today, in a house with the usual handful of loose ends. */
export function stateAround(stay: Held, today: number, random: Random): StaySketch {
  const departure = stay.arrival + stay.nights;
  if (stay.arrival > today) return toCome(stay, today, random);
  if (stay.arrival === today) return arrivingToday(stay, random);
  if (departure === today - 1 && random.next() < 0.12) return { ...stay, state: "inHouse" };
  if (departure < today) return { ...stay, state: "checkedOut" };
  if (departure === today) return { ...stay, state: random.next() < 0.4 ? "checkedOut" : "inHouse" };
  if (stay.arrival === today - 1 && random.next() < 0.16) return { ...stay, state: "confirmed" };
  return { ...stay, state: "inHouse" };
}

function arrivingToday(stay: Held, { next }: Random): StaySketch {
  if (next() < 0.2) return { ...stay, state: "inHouse" };
  return { ...stay, state: "confirmed", roomId: next() < 0.25 ? undefined : stay.roomId };
}

function toCome(stay: Held, today: number, { next, between }: Random): StaySketch {
  const ahead = stay.arrival - today;
  const isAssigned = next() < (ahead === 1 ? 0.7 : ahead <= 7 ? 0.45 : 0.2);
  const placed = { ...stay, roomId: isAssigned ? stay.roomId : undefined };
  const chance = next();
  if (chance < 0.06) {
    const releaseOn = Math.min(stay.arrival, today + between(-3, 9));
    return { ...placed, state: "optional", releaseOn };
  }
  return { ...placed, state: chance < 0.13 ? "pending" : "confirmed" };
}
