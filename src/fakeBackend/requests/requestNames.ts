import type { RequestKindId } from "@/contract/guests/guestRequest";

/** In the language of the channels and of the folio. */
export const requestNames: Record<RequestKindId, string> = {
  cot: "cuna",
  extraBed: "cama extra",
  highFloor: "planta alta",
  decoration: "decoración",
  flowers: "flores",
  transfer: "traslado",
  lateCheckOut: "late check-out",
  towels: "toallas",
  maintenance: "mantenimiento",
  wakeUp: "despertador",
};
