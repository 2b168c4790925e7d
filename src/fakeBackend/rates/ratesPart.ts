import { rateCalendarContract } from "@/contract/reservations/rateCalendar";
import { offerOf } from "@/domain/reservations/offerOf";

import { routesFor } from "../core/routes";
import { askedIn } from "../hotel/routes/offerRoutes";
import { notFound } from "../records/Refused";
import { changeDerivation, changeFloor, changeRates } from "./changeRates";
import { rateCalendarOf } from "./rateCalendarOf";

export const createData = () => () => undefined;

export const routes = routesFor(rateCalendarContract, {
  getRateCalendar: ({ query }, { db: { hotel } }) => rateCalendarOf(hotel, query),
  changeRates: ({ body: { changes } }, { db: { hotel } }) => changeRates(hotel, changes),
  changeDerivation: ({ params, body }, { db: { hotel } }) => changeDerivation(hotel, params.ratePlanId, body),
  changeFloor: ({ params, body }, { db: { hotel } }) => changeFloor(hotel, params.roomTypeId, body),
  explainOffer({ query }, { db: { hotel } }) {
    const { stay, people, inventory } = askedIn(query, hotel);
    const type = hotel.roomType(query.roomTypeId);
    const plan = hotel.setUp.ratePlans.find(query.ratePlanId);
    const offer = type && plan && offerOf({ stay, people }, type, plan, inventory);
    if (!offer) throw notFound();
    const nights = offer.nights.map(({ date, price }) => {
      const night = inventory.nightOf(plan.id, type.id, date);
      return { date, price, steps: night?.steps ?? [], supplement: price - (night?.price ?? price) };
    });
    return { offer, nights };
  },
});
