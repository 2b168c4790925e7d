import { addDays, civilDateIn } from "@/domain/civilDate";

import type { Hotel } from "../../hotel/Hotel";
import { historyWith } from "../../records/history";
import { lastGuestOf } from "./lastGuestOf";
import { lostThingId, type StoredLostThing } from "./ShiftBooks";

/** How a thing has left the hotel. */
type End = [state: keyof typeof acts, note: string];
type Found = [daysBefore: number, room: number, what: string, place: string, by: string, end?: End];

const acts = { returned: "giveBack", sent: "send", disposed: "dispose" } as const;

const fatou = "Fatou Diop";
const mihaela = "Mihaela Ionescu";
const daniela = "Daniela Quispe";

/** The newest last, as they were found: in the room at a place among all, or in the next in which somebody had slept. */
const found: Found[] = [
  [41, 3, "Paraguas azul", "detrás de la puerta", fatou, ["disposed", "Dado a la parroquia"]],
  [33, 17, "Pijama de niño", "bajo la almohada", mihaela, ["sent", "Correos, PQ4F7R0012"]],
  [26, 30, "Cargador de portátil", "enchufe de la mesa", fatou, ["returned", "La hermana del huésped"]],
  [19, 8, "Novela, «La sombra del viento»", "mesilla", mihaela],
  [15, 22, "Pendiente de plata", "suelo del baño", daniela, ["returned", "En mano, en recepción"]],
  [11, 41, "Zapatillas de correr, 43", "armario", fatou],
  [8, 12, "Neceser", "ducha", mihaela, ["sent", "SEUR, 0471129965"]],
  [6, 26, "Gafas de leer", "mesilla", daniela],
  [4, 5, "Peluche, un elefante", "entre las sábanas", fatou],
  [2, 35, "Tableta", "caja fuerte", mihaela],
  [1, 19, "Cinturón", "percha", fatou],
];

export function lostThingsAt(now: Date, hotel: Hotel): StoredLostThing[] {
  const today = civilDateIn(now, hotel.property.timeZone);
  // a room that was created before these are asked for is none of them
  const sleptIn = new Set(hotel.sampled.flatMap(({ nights }) => nights.map(({ roomId }) => roomId)));
  const rooms = hotel.rooms.filter(({ id }) => sleptIn.has(id));
  if (rooms.length === 0) return [];
  return found.map(([daysBefore, place, what, where, by, end], index): StoredLostThing => {
    const on = addDays(today, -daysBefore);
    const inTurn = [...rooms.slice(place % rooms.length), ...rooms];
    const room = inTurn.find(({ id }) => lastGuestOf(id, on, hotel) !== "") ?? inTurn[0]!;
    const foundAt = `${on}T10:20:00.000Z`;
    const created = historyWith([], { what: "created" as const, changes: [] }, { by, now: new Date(foundAt) });
    return {
      id: lostThingId(index + 1),
      version: end ? 2 : 1,
      state: end ? end[0] : "kept",
      what,
      place: where,
      roomId: room.id,
      foundAt,
      foundBy: by,
      reservationId: lastGuestOf(room.id, on, hotel),
      history: end ? endedOn(addDays(on, 1), end, created) : created,
    };
  });
}

const endedOn = (on: string, [state, note]: End, before: StoredLostThing["history"]): StoredLostThing["history"] =>
  historyWith(
    before,
    { what: acts[state], changes: [{ field: "state" as const, before: "kept", after: state }], note },
    { by: "Marina Solé", now: new Date(`${on}T09:00:00.000Z`) },
  );
