import type { CivilDate } from "@/contract/property";
import { dateOfDay, dayNumber } from "@/domain/civilDate";

import { randomFrom } from "../../core/random";
import type { SetUp } from "../setUp/SetUp";
import type { EarlierStay, ToldStay } from "../SampleReservations";
import { bookingAs, type Sample } from "./bookingAs";
import { personAs } from "./people";
import { companies } from "./companies";
import { seasonPrices } from "./seasonPrices";
import { spreadCancellations } from "./spreadCancellations";
import { sketchStays } from "./sketchStays";
import type { StaySketch } from "./StaySketch";

const SEED = 17_2024;
const DAYS = 366;
const DAY = 24 * 3_600_000;

/**
 * A year of stays that ended before the first day of the books, as that day's sample would have them: what the first year
 * of the books is compared with. Each is drawn alone, so that one can be read without the others.
 */
export function earlierStays(setUp: SetUp, first: CivilDate): EarlierStay[] {
  const end = dayNumber(first);
  const span = { start: end - DAYS, today: end + 30, end: end - 1 };
  const { stays: sketches } = sketchStays(span, setUp.rooms.all(), [], randomFrom(SEED));
  const sample = { setUp, prices: seasonPrices(setUp), now: end * DAY, today: end };
  const stays = sketches.map((sketch, index) => {
    const nights = Math.min(sketch.nights, end - sketch.arrival);
    const [arrival, departure] = [dateOfDay(sketch.arrival), dateOfDay(sketch.arrival + nights)];
    const draw = () => toldStay({ ...sketch, nights }, index + 1, sample);
    return { id: nameOf(index + 1), state: sketch.state, arrival, departure, draw };
  });

  // those that are off may have a fee of an earlier date, and when they were cancelled is drawn together
  const isOff = ({ state }: (typeof stays)[number]) => state === "cancelled" || state === "noShow";
  const ended = new Map(stays.filter(isOff).map(({ id, draw }) => [id, draw()]));
  spreadCancellations(
    [...ended.values()].map(({ stay }) => stay),
    sample,
  );
  return stays.map(({ id, arrival, departure, draw }) => {
    let told = ended.get(id);
    const [fee] = told?.stay.charges ?? [];
    const from = fee && fee.date < arrival ? fee.date : arrival;
    return { id, arrival, departure, from, told: () => (told ??= draw()) };
  });
}

const nameOf = (number: number) => `ANT-${String(number).padStart(6, "0")}`;

function toldStay(sketch: StaySketch, number: number, sample: Omit<Sample, "random">): ToldStay {
  const random = randomFrom(SEED + number);
  const booking = bookingAs(sketch, { id: "", isVip: false }, { ...sample, random });
  const { country } = personAs(number, random);
  const soldTo = booking.channelId === "company" ? random.pick(companies) : "";
  return { stay: { ...booking, id: nameOf(number), confirmationNumber: nameOf(number) }, country, soldTo };
}
