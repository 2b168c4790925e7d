import type { RequestKind, RequestKindId, RequestState } from "@/contract/guests/guestRequest";

import { chances } from "../core/random";
import { deskStaff } from "../core/sampleStaff";

/** Who does it, by department. */
export const doers: Record<RequestKind["department"], readonly string[]> = {
  frontDesk: deskStaff,
  housekeeping: ["Fatou Diop", "Daniela Quispe", "Rosario Jiménez"],
  maintenance: ["Joan Puig", "Hassan Amrani"],
};

export const kindDrawn = chances<RequestKindId>([
  ["cot", 15],
  ["extraBed", 12],
  ["highFloor", 9],
  ["decoration", 8],
  ["flowers", 8],
  ["transfer", 12],
  ["lateCheckOut", 10],
  ["towels", 10],
  ["maintenance", 8],
  ["wakeUp", 8],
]);

/** At what time each kind is due, and what guests say with it. */
export const samples: Record<RequestKindId, { times: readonly string[]; notes: readonly string[] }> = {
  cot: { times: ["14:00", "15:00"], notes: ["", "Bebé de ocho meses.", "Con protector y sábana."] },
  extraBed: { times: ["14:00", "15:00"], notes: ["", "Para un niño de nueve años."] },
  highFloor: { times: ["12:00"], notes: ["", "Con vistas al mar, si puede ser."] },
  decoration: { times: ["16:00"], notes: ["Aniversario: pétalos y dos copas.", "Cumpleaños, globos azules."] },
  flowers: { times: ["15:00", "17:00"], notes: ["Rosas blancas, sin tarjeta.", "Tarjeta: «Por muchos más»."] },
  transfer: { times: ["09:30", "11:00", "18:45"], notes: ["Vuelo IB3826, dos maletas.", "Silla infantil, por favor."] },
  lateCheckOut: { times: ["14:00", "16:00"], notes: ["", "El vuelo sale a las 19:00."] },
  towels: { times: ["10:00", "13:00", "19:00"], notes: ["", "De piscina."] },
  maintenance: {
    times: ["09:00", "11:30", "17:00"],
    notes: ["El aire no enfría.", "Gotea la ducha.", "No cierra el balcón."],
  },
  wakeUp: { times: ["06:30", "07:15"], notes: ["", "Taxi a las 8."] },
};

/** Why it came to nothing. */
export const reasons: Partial<Record<RequestState, readonly string[]>> = {
  rejected: ["No hay disponibilidad ese día.", "La planta alta está completa."],
  cancelled: ["El huésped ya no lo necesita.", "Cambió de planes."],
};
