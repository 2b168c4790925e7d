import type { ReservationNotes } from "@/contract/reservations/reservationDraft";

import type { Random } from "../../core/random";

/** Requests of guests, and notes of the staff. */
const requestTexts = [
  "Habitación tranquila, lejos del ascensor.",
  "Llegamos tarde, hacia las 23:30. Guarden la habitación, por favor.",
  "Cuna para un bebé de ocho meses.",
  "Planta alta con vistas al mar, si es posible.",
  "Camas separadas.",
  "Almohada firme y una manta más.",
  "Celíaca: desayuno sin gluten.",
  "Alergia a los frutos secos, que lo sepa cocina.",
  "Celebramos nuestro aniversario.",
  "Dos habitaciones contiguas con la familia Romero.",
  "Plaza de parking con cargador eléctrico.",
  "Viajamos con un perro pequeño.",
  "Ducha en lugar de bañera: mi madre tiene la movilidad reducida.",
  "Factura a nombre de la empresa.",
  "¿Podemos dejar las maletas desde las 10?",
] as const;

const internalTexts = [
  "Flores prometidas en la habitación antes de la llegada.",
  "Cliente habitual: prefiere la misma camarera de pisos.",
  "Tuvo una queja por ruido en la última estancia. Cuidarlo.",
  "Pendiente de enviar el justificante del depósito.",
  "Avisar a Dirección cuando llegue.",
  "La tarjeta dio error al preautorizar; pedir otra.",
  "Late check-out ofrecido si el hotel lo permite.",
  "Llamó para confirmar el parking.",
] as const;

const vipTexts = [
  "Detalle de bienvenida: cava y fruta. Recibe Dirección.",
  "Huésped desde 2015. Habitación con vistas siempre que se pueda.",
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
