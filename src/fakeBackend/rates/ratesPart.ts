import { type RateAct, rateCalendarContract } from "@/contract/reservations/rateCalendar";

import { type Context, routesFor } from "../core/routes";
import { actorOf } from "../records/Actor";
import { opening, RecordBook } from "../records/RecordBook";
import { changeDerivation, changeFloor, changeRates } from "./changeRates";
import { rateCalendarOf } from "./rateCalendarOf";
import { explainedOffer } from "./explainedOffer";
import { keepAct, type RateHistory, rateHistoryOf } from "./rateHistory";

export const createData = opening<Parameters<RateHistory["put"]>[0], RateHistory>(RecordBook, {
  topic: "rates",
  name: "rateHistory",
  sample: () => [],
});

const keepingIn = (context: Context) => (act: RateAct) => keepAct(context.db.rates, act, actorOf(context));

export const routes = routesFor(rateCalendarContract, {
  getRateCalendar: ({ query }, { db: { hotel } }) => rateCalendarOf(hotel, query),
  getRateHistory: (_, { db }) => rateHistoryOf(db.rates),
  changeRates: ({ body: { changes } }, context) => changeRates(context.db.hotel, changes, keepingIn(context)),
  changeDerivation: ({ params, body }, context) =>
    changeDerivation(context.db.hotel, params.ratePlanId, body, keepingIn(context)),
  changeFloor: ({ params, body }, context) =>
    changeFloor(context.db.hotel, params.roomTypeId, body, keepingIn(context)),
  explainOffer: ({ query }, { db: { hotel } }) => explainedOffer(hotel, query),
});
