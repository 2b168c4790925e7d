import type { ReservationDraft, ReservationNotes } from "@/contract/reservations/reservationDraft";

import type { Random } from "../../core/random";

/** Said by some guests alone. */
const LATE = "Llegamos tarde, hacia las 23:30. Guarden la habitación, por favor.";
const CRADLE = "Cuna para un bebé de ocho meses.";
const TWIN = "Camas separadas.";
const COUPLE = "Celebramos nuestro aniversario.";
const CARD = "La tarjeta dio error al preautorizar; pedir otra.";

/** Requests of guests, and notes of the staff. */
const requestTexts = [
  "Habitación tranquila, lejos del ascensor.",
  LATE,
  CRADLE,
  "Planta alta con vistas al mar, si es posible.",
  TWIN,
  "Almohada firme y una manta más.",
  "Intolerancia al gluten: desayuno sin gluten.",
  "Alergia a los frutos secos, que lo sepa cocina.",
  COUPLE,
  "Habitación cerca del comedor, si es posible.",
  "Plaza de parking con cargador eléctrico.",
  "Viajo con un perro pequeño.",
  "Ducha en lugar de bañera, por movilidad reducida.",
  "Factura a nombre de la empresa.",
  "¿Se pueden dejar las maletas desde las 10?",
] as const;

const internalTexts = [
  "Flores prometidas en la habitación antes de la llegada.",
  "Viene por recomendación: cuidar los detalles.",
  "Preguntó por el ruido de la calle. Cuidarlo.",
  "Pendiente de enviar el justificante del depósito.",
  "Avisar a Dirección cuando llegue.",
  CARD,
  "Late check-out ofrecido si el hotel lo permite.",
  "Confirmado el parking por escrito.",
] as const;

const vipTexts = [
  "Detalle de bienvenida: cava y fruta. Recibe Dirección.",
  "Habitación con vistas siempre que se pueda.",
  "Periodista de viajes. Visita al restaurante La Lonja a las 20:00.",
] as const;

const guestTexts = [
  "No molestar por las mañanas.",
  "Habla español e inglés.",
  "Prefiere que le escriban por correo.",
] as const;

/** Why a room cannot be sold. */
export const blockTexts = [
  "Fuga en el baño",
  "Pintura y rejuntado",
  "Cambio de climatizador",
  "Colchones nuevos",
  "Puerta del balcón",
] as const;

const silent: ReservationNotes = { internal: "", guest: "", request: "" };

/** Half of the guests have a request or a note. */
export function notesDrawn(isVip: boolean, { next, pick }: Random): ReservationNotes {
  if (isVip) return { internal: pick(vipTexts), guest: "", request: next() < 0.5 ? pick(requestTexts) : "" };
  if (next() < 0.55) return silent;
  return {
    internal: next() < 0.25 ? pick(internalTexts) : "",
    guest: next() < 0.08 ? pick(guestTexts) : "",
    request: next() < 0.75 ? pick(requestTexts) : "",
  };
}

/** Notes with others in the place of those that contradict the stay. */
export function fittingNotes(
  notes: ReservationNotes,
  { eta, adults, childrenAges, guarantee }: Pick<ReservationDraft, "eta" | "adults" | "childrenAges" | "guarantee">,
): ReservationNotes {
  const isOdd =
    (notes.request === LATE && eta !== "") ||
    (notes.request === CRADLE && !childrenAges.includes(0)) ||
    (notes.request === TWIN && adults < 2) ||
    (notes.request === COUPLE && adults !== 2);
  return {
    ...notes,
    request: isOdd ? requestTexts[0] : notes.request,
    internal: notes.internal === CARD && guarantee !== "card" ? internalTexts[0] : notes.internal,
  };
}
