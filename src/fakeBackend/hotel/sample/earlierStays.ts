import type { CivilDate } from "@/contract/property";
import { dayNumber } from "@/domain/civilDate";

import { randomFrom } from "../../core/random";
import type { SetUp } from "../setUp/SetUp";
import type { EarlierStay } from "../SampleReservations";
import { bookingAs } from "./bookingAs";
import { personAs } from "./people";
import { companies } from "./registerGuests";
import { seasonPrices } from "./seasonPrices";
import { spreadCancellations } from "./spreadCancellations";
import { sketchStays } from "./sketchStays";

const SEED = 17_2024;
const DAYS = 366;
const DAY = 24 * 3_600_000;

/**
 * A year of stays that ended before the first day of the books, as that day's sample would have them: what the first year
 * of the books is compared with.
 */
export function earlierStays(setUp: SetUp, first: CivilDate): EarlierStay[] {
  const random = randomFrom(SEED);
  const end = dayNumber(first);
  const sketches = sketchStays({ start: end - DAYS, today: end + 30, end: end - 1 }, setUp.rooms.all(), [], random);
  const sample = { setUp, prices: seasonPrices(setUp), random, now: end * DAY, today: end };
  const stays = sketches.map((sketch, index) => {
    const nights = Math.min(sketch.nights, end - sketch.arrival);
    const booking = bookingAs({ ...sketch, nights }, { id: "", isVip: false }, sample);
    const name = `ANT-${String(index + 1).padStart(6, "0")}`;
    const { country } = personAs(index, random);
    const company = booking.channelId === "company" ? random.pick(companies) : "";
    return { stay: { ...booking, id: name, confirmationNumber: name }, country, company };
  });
  spreadCancellations(
    stays.map(({ stay }) => stay),
    sample,
  );
  return stays;
}
