import type { Random } from "../../core/random";
import type { StaySketch } from "./StaySketch";

type Held = Omit<StaySketch, "state" | "releaseOn" | "roomId"> & { roomId: string };

/** When options lapse, in days from today: two of eight have. */
const releases = [-2, 0, 4, 9, -1, 2, 6, 8];

/** The progress of today's stays with a room. Open tasks are dealt in turns, so that a day has some of each kind. */
export class LooseEnds {
  readonly #today: number;
  readonly #random: Random;
  readonly #turns = new Map<string, number>();

  constructor(today: number, random: Random) {
    this.#today = today;
    this.#random = random;
  }

  tie(stay: Held): StaySketch {
    const today = this.#today;
    const departure = stay.arrival + stay.nights;
    if (stay.arrival > today) return this.#toCome(stay);
    if (stay.arrival === today) return this.#arrivingToday(stay);
    if (departure < today) {
      const isLate = departure === today - 1 && this.#isTurn("late departure", 9);
      return { ...stay, state: isLate ? "inHouse" : "checkedOut" };
    }
    if (departure === today) return { ...stay, state: this.#isTurn("departed", 3) ? "checkedOut" : "inHouse" };
    const isLate = stay.arrival === today - 1 && this.#isTurn("late arrival", 6);
    return { ...stay, state: isLate ? "confirmed" : "inHouse" };
  }

  #arrivingToday(stay: Held): StaySketch {
    if (this.#isTurn("arrived", 5)) return { ...stay, state: "inHouse" };
    return { ...stay, state: "confirmed", roomId: this.#isTurn("without room", 4) ? undefined : stay.roomId };
  }

  #toCome(stay: Held): StaySketch {
    const ahead = stay.arrival - this.#today;
    if (this.#isTurn("option", 17)) {
      const releaseOn = Math.min(stay.arrival, this.#today + releases[this.#turn("release") % releases.length]!);
      return { ...stay, roomId: undefined, state: "optional", releaseOn };
    }
    const isAssigned = this.#random.next() < (ahead === 1 ? 0.7 : ahead <= 7 ? 0.45 : 0.2);
    const state = this.#isTurn("pending", 14) ? "pending" : "confirmed";
    return { ...stay, roomId: isAssigned ? stay.roomId : undefined, state };
  }

  /** The first time and then every `every` times. */
  #isTurn(name: string, every: number): boolean {
    return this.#turn(name) % every === 0;
  }

  #turn(name: string): number {
    const turn = this.#turns.get(name) ?? 0;
    this.#turns.set(name, turn + 1);
    return turn;
  }
}
