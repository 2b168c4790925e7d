import { civilDateIn } from "../../src/domain/civilDate";

/** The moment of every test: Thursday 26 November 2026, 10:00 at the hotel. `npm run days` gives others. */
export const testMoment = process.env.TEST_MOMENT ?? "2026-11-26T09:00:00.000Z";

/** The hotel's on that moment. */
export const businessDate = civilDateIn(new Date(testMoment), "Europe/Madrid");
