import type { RequestKind, RequestKindId } from "@/contract/guests/guestRequest";

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

/** The catalogue of requests of the sample hotel. */
export const requestKindsSeed: readonly RequestKind[] = [
  { id: "cot", department: "housekeeping", leadHours: 4, price: 0, isNightly: true, stock: 4 },
  { id: "extraBed", department: "housekeeping", leadHours: 6, price: 3500, isNightly: true, stock: 6 },
  { id: "highFloor", department: "frontDesk", leadHours: 24, price: 0, isNightly: false },
  { id: "decoration", department: "housekeeping", leadHours: 24, price: 4500, isNightly: false },
  { id: "flowers", department: "frontDesk", leadHours: 24, price: 3800, isNightly: false },
  { id: "transfer", department: "frontDesk", leadHours: 12, price: 4500, vat: 21, isNightly: false },
  { id: "lateCheckOut", department: "frontDesk", leadHours: 12, price: 4000, isNightly: false },
  { id: "towels", department: "housekeeping", leadHours: 0, price: 0, isNightly: false },
  { id: "maintenance", department: "maintenance", leadHours: 0, price: 0, isNightly: false },
  { id: "wakeUp", department: "frontDesk", leadHours: 1, price: 0, isNightly: false },
];
