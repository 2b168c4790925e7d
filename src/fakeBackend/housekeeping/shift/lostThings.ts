import type { StoredOf } from "@/contract/definition/defineRecord";
import { lostThing } from "@/contract/rooms/lostThings";
import { addDays, civilDateIn } from "@/domain/civilDate";
import { generalReason } from "@/domain/definition/generalReason";
import { unless } from "@/domain/faults";
import { fullName } from "@/domain/people/names";

import type { Database } from "../../core/database";
import { earlierOf } from "../../records/Actor";
import { type Played, serveDefinition } from "../../records/serveDefinition";
import { lastGuestAt, lastGuestOf } from "./lastGuestOf";

/** With the stay of its likely owner, "" where the room was empty. */
export type StoredLostThing = StoredOf<typeof lostThing> & { reservationId: string };

export const lostThings = serveDefinition(lostThing, {
  bookOf: ({ shift }) => shift.lostThings,
  faults: ({ roomId }, { hotel }) =>
    unless(hotel.room(roomId) !== undefined, "roomId", () => generalReason("FIELD_UNKNOWN")),
  added({ roomId, foundAt }, { hotel }, { now }) {
    const found = earlierOf(foundAt, now);
    return { foundAt: found.toISOString(), reservationId: lastGuestAt(roomId, found, hotel) };
  },
  shown({ reservationId, ...thing }, { hotel }) {
    const stay = hotel.find(reservationId);
    const owner = stay && { name: fullName(hotel.guests.get(stay.guestId)), reservationId };
    return { ...thing, room: hotel.room(thing.roomId)?.number ?? "", ...(owner && { owner }) };
  },
  order: ({ foundAt }) => -Date.parse(foundAt),
});

/** The act that ended it, with its note. */
type End = [action: "giveBack" | "send" | "dispose", note: string];

/** In a room at a place among all, or in the next in which somebody had slept. The newest is the last. */
const found: [daysBefore: number, room: number, what: string, place: string, by: string, end?: End][] = [
  [41, 3, "Paraguas azul", "detrás de la puerta", "Fatou Diop", ["dispose", "Dado a la parroquia"]],
  [33, 17, "Pijama de niño", "bajo la almohada", "Mihaela Ionescu", ["send", "Correos, PQ4F7R0012"]],
  [26, 30, "Cargador de portátil", "enchufe de la mesa", "Fatou Diop", ["giveBack", "La hermana del huésped"]],
  [19, 8, "Novela, «La sombra del viento»", "mesilla", "Mihaela Ionescu"],
  [15, 22, "Pendiente de plata", "suelo del baño", "Daniela Quispe", ["giveBack", "En mano, en recepción"]],
  [11, 41, "Zapatillas de correr, 43", "armario", "Fatou Diop"],
  [8, 12, "Neceser", "ducha", "Mihaela Ionescu", ["send", "SEUR, 0471129965"]],
  [6, 26, "Gafas de leer", "mesilla", "Daniela Quispe"],
  [4, 5, "Peluche, un elefante", "entre las sábanas", "Fatou Diop"],
  [2, 35, "Tableta", "caja fuerte", "Mihaela Ionescu"],
  [1, 19, "Cinturón", "percha", "Fatou Diop"],
];

export function lostThingsAt(now: Date, { hotel }: Database): Played<typeof lostThing>[] {
  const today = civilDateIn(now, hotel.property.timeZone);
  // a room that was created before these are asked for is none of them
  const sleptIn = new Set(hotel.sampled.flatMap(({ nights }) => nights.map(({ roomId }) => roomId)));
  const rooms = hotel.rooms.filter(({ id }) => sleptIn.has(id));
  if (rooms.length === 0) return [];
  return found.map(([daysBefore, place, what, where, foundBy, end]) => {
    const on = addDays(today, -daysBefore);
    const inTurn = [...rooms.slice(place % rooms.length), ...rooms];
    const { id: roomId } = inTurn.find(({ id }) => lastGuestOf(id, on, hotel) !== "") ?? inTurn[0]!;
    const foundAt = `${on}T10:20:00.000Z`;
    return {
      draft: { what, place: where, roomId, foundAt, foundBy },
      made: { by: foundBy, now: new Date(foundAt) },
      acts: end ? [endedOn(addDays(on, 1), end)] : [],
    };
  });
}

const endedOn = (on: string, [action, note]: End) => ({
  action,
  input: { note },
  actor: { by: "Marina Solé", now: new Date(`${on}T09:00:00.000Z`) },
});
