import { addDays } from "@/domain/civilDate";

import type { Act } from "./living";

/** What changes for all stays of a hotel. Most of the time nothing does. */
export const actsOfHotel: Act[] = [
  async ({ lives, next }) => {
    const { hotel } = lives;
    // the day is closed before midnight, and now and then a night passes
    if (next() < 0.05) {
      lives.sleep();
      if (next() < 0.8) hotel.open(addDays(hotel.property.businessDate, 1));
      lives.trail.push(`the business date is ${hotel.property.businessDate}`);
    }
  },
  async ({ lives, pick, next }) => {
    if (next() > 0.3) return;
    const ticketLimit = pick([400_00, 50_00, 3_000_00]);
    await lives.setUp({ ticketLimit });
    lives.trail.push(`a ticket may come to ${ticketLimit}`);
  },
];
