import { guestsContract } from "@/contract/guests";

import { routesFor } from "../routes";
import { draftedGuest } from "./draftedGuest";
import { duplicatesOf } from "./guestDuplicates";
import { searchGuests } from "./guestSearch";
import { refuseFaults } from "./refusals";

export const guestRoutes = routesFor(guestsContract, {
  searchGuests: ({ query: { text } }, { db: { hotel } }) => searchGuests(hotel.guests.all(), text ?? ""),
  findDuplicates: ({ query }, { db: { hotel } }) => duplicatesOf(hotel.guests.all(), query),
  createGuest({ body }, { db: { hotel } }) {
    const { guest, faults } = draftedGuest(body);
    refuseFaults(faults);
    return hotel.guests.add(guest);
  },
});
