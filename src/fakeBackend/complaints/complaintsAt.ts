import {
  type ComplaintAction,
  complaintCategories,
  type ComplaintCategory,
  type ComplaintSeverity,
  type ComplaintState,
} from "@/contract/guests/complaint";
import type { ComplaintActFields } from "@/contract/guests/complaintActs";
import { civilDateIn } from "@/domain/civilDate";
import { departmentFor } from "@/domain/complaints/complaintDeadline";

import { acted, newComplaint } from "./changeComplaint";
import { complaintId, type StoredComplaint } from "./ComplaintBook";
import type { Hotel } from "../hotel/Hotel";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import { chances, randomFrom } from "../core/random";
import { staff } from "../core/sampleStaff";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SEED = 40_214;

/** Descriptions by guests, each with its solution. */
const texts: Record<ComplaintCategory, [said: string, solved: string][]> = {
  cleaning: [
    ["Había pelos en la ducha y toallas usadas.", "Limpieza a fondo y lencería nueva."],
    ["El polvo de la moqueta le da alergia.", "Aspirado en profundidad y purificador en la habitación."],
  ],
  noise: [
    ["El ruido del ascensor no le ha dejado dormir en toda la noche.", "Cambio a una habitación al fondo del pasillo."],
    ["Fiesta en la habitación de al lado hasta las tres.", "Aviso al grupo y ronda de seguridad; no se repitió."],
  ],
  maintenance: [
    ["La cisterna pierde agua y hace ruido sin parar.", "Cambiado el mecanismo de la cisterna."],
    ["La caja fuerte no abre y el pasaporte está dentro.", "Mantenimiento la abrió delante del huésped."],
  ],
  climate: [
    ["El aire acondicionado no enfría: 27 grados a medianoche.", "Filtro cambiado; comprobado a 22 grados."],
    ["La calefacción no se puede apagar.", "Termostato sustituido."],
  ],
  billing: [
    ["Le han cobrado dos veces el parking.", "Cargo duplicado corregido y factura nueva enviada."],
    ["El precio del minibar no coincide con la carta.", "Corregido el cargo y cambiada la carta."],
  ],
  staff: [
    ["En el mostrador le hicieron esperar veinte minutos sin explicación.", "Disculpa de la jefa de recepción."],
    ["Entraron en la habitación con el cartel de no molestar.", "Hablado con el equipo de pisos."],
  ],
  dining: [
    ["El desayuno sin gluten prometido no estaba preparado.", "Cocina lo deja preparado cada mañana a su nombre."],
    ["Esperó cuarenta minutos por la cena.", "El maître se disculpó e invitó al postre."],
  ],
  belongings: [
    ["No encuentra unos pendientes que dejó en la mesilla.", "Aparecieron en la lencería; entregados en mano."],
    ["La maleta llegó de la consigna con el asa rota.", "Reparación a cargo del hotel."],
  ],
  other: [["La wifi se corta en cada videollamada.", "Repetidor nuevo en el pasillo de la planta."]],
};

/** Of those that still need a solution: hours since, and how bad. Three are late. */
const unsolved: [ComplaintState, number, ComplaintSeverity][] = [
  ["open", 0.4, "serious"],
  ["open", 2, "critical"],
  ["open", 7, "moderate"],
  ["open", 20, "minor"],
  ["open", 30, "moderate"],
  ["inProgress", 1, "serious"],
  ["inProgress", 3, "critical"],
  ["inProgress", 5, "moderate"],
  ["inProgress", 9, "moderate"],
  ["inProgress", 22, "minor"],
  ["inProgress", 50, "minor"],
];

const severityOf = chances<ComplaintSeverity>([
  ["minor", 35],
  ["moderate", 40],
  ["serious", 20],
  ["critical", 5],
]);

/** Hours since the others were made, over a quarter, and how far each has come. */
const solvedOnes: [ComplaintState, number][] = [
  ...Array.from({ length: 19 }, (_, place): [ComplaintState, number] => ["closed", (88 - place * 4) * 24]),
  ...[9, 7, 5, 3].map((days): [ComplaintState, number] => ["followUp", days * 24]),
  ...[6, 5, 4, 3, 2, 1.5].map((days): [ComplaintState, number] => ["resolved", days * 24]),
];

/** Forty complaints of guests who were in the house. What happens in the sample afterwards changes none of them. */
export function complaintsAt(now: Date, hotel: Hotel): StoredComplaint[] {
  const random = randomFrom(SEED);
  const { next, between, pick } = random;
  const dateOf = (at: number) => civilDateIn(new Date(at), hotel.property.timeZone);
  const today = dateOf(now.getTime());
  const stays = [...hotel.all()]
    .filter(({ checkedInOn, nights }) => checkedInOn && checkedInOn < today && nights[0]?.roomId)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  if (stays.length === 0) return [];

  function stayAt(at: number): StoredReservation {
    const date = dateOf(at);
    const around = stays.filter(({ arrival, departure }) => arrival <= date && date <= departure);
    return pick(around.length > 0 ? around : stays);
  }

  const plan = [...solvedOnes.map((one) => [...one, severityOf(random)] as const), ...unsolved];
  return plan
    .toSorted((a, b) => b[1] - a[1])
    .map(([state, hours, severity], place) => {
      const at = now.getTime() - hours * HOUR - (hours > DAY / HOUR ? between(0, 90) * 60_000 : 0);
      const stay = stayAt(at);
      const category = complaintCategories[(place * 7 + between(0, 2)) % complaintCategories.length]!;
      const [description, solution] = pick(texts[category]);
      const department = departmentFor[category];
      const draft = {
        guestId: stay.guestId,
        roomId: stay.nights[0]!.roomId!,
        category,
        severity,
        department,
        description,
      };
      const by = pick(staff);
      const made = newComplaint(complaintId(place + 1), draft, { by: pick(staff), now: new Date(at) });
      const acts: [ComplaintAction, ComplaintActFields][] = [];
      if (state !== "open") acts.push(["start", {}]);
      if (place % 13 === 5) acts.push(["officialForm", { formNumber: `HR-${2100 + place}`, receivedOn: dateOf(at) }]);
      if (place % 3 === 1 && state !== "open") {
        const isLarge = place % 4 === 0;
        const amount = isLarge ? between(12, 24) * 500 : between(2, 10) * 500;
        acts.push([
          "compensate",
          { kind: pick(["discount", "meal", "gift"]), amount, reason: isLarge ? description : "" },
        ]);
        if (isLarge && state === "closed") acts.push(["approve", {}]);
      }
      if (state === "resolved" || state === "followUp" || state === "closed")
        acts.push(["inform", {}], ["resolve", { solution }]);
      if (state === "followUp") acts.push(["followUp", { followUpOn: dateOf(now.getTime() + between(0, 3) * DAY) }]);
      if (state === "closed") acts.push(["close", {}]);
      const pace = (0.1 + next() * 0.3) * Math.min(hours, 30) * HOUR;
      return acts.reduce(
        (complaint, [action, act], step) =>
          acted(complaint, action, act, hotel, { by, now: new Date(at + ((step + 1) / (acts.length + 1)) * pace) }),
        made,
      );
    });
}
