import { folioContract } from "@/contract/reservations/folios";

import { toReservation } from "../hotel/reservations/toReservation";
import { routesFor } from "../core/routes";
import { actorOf } from "../records/Actor";
import { actOnFolio } from "./actOnFolio";
import { groupChoices } from "./shareFolio";
import { openFolios, openFoliosNear } from "./openFolios";

export const routes = routesFor(folioContract, {
  searchOpenFolios: ({ query: { text } }, { db: { hotel } }) => openFolios(text, hotel),
  listOpenFoliosNear: ({ params: { id } }, { db: { hotel } }) => openFoliosNear(hotel.get(id), hotel),
  listGroupChoices: ({ params: { id }, query: { text } }, { db: { hotel } }) =>
    groupChoices(hotel.get(id), text, hotel),
  actOnFolio({ params: { id, action }, body }, context) {
    const { hotel } = context.db;
    return toReservation(actOnFolio(hotel.get(id), action, body, hotel, actorOf(context)), hotel);
  },
});

export const createData = () => () => undefined;
