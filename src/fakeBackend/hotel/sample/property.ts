import type { Product, Property, SalesChannel } from "@/contract/property";
import { civilDateIn } from "@/domain/civilDate";

const timeZone = "Europe/Madrid";

/** The property, with the date of its clocks as business date. */
export const propertyAt = (now: Date): Property => ({
  id: "bahia-serena",
  name: "Hotel Bahía Serena",
  timeZone,
  currency: "EUR",
  businessDate: civilDateIn(now, timeZone),
  checkInTime: "15:00",
  checkOutTime: "12:00",
  overbookingAllowance: 0,
  registerScheme: "spain",
  establishmentCode: "0000012345",
  compensationLimit: 50_00,
});

export const hotelChannelsSeed: SalesChannel[] = [
  { id: "web", name: "Motor propio", kind: "direct", commissionPercent: 0 },
  { id: "phone", name: "Teléfono", kind: "direct", commissionPercent: 0 },
  { id: "desk", name: "Mostrador", kind: "direct", commissionPercent: 0 },
  { id: "booking", name: "Booking.com", kind: "onlineAgency", commissionPercent: 17 },
  { id: "expedia", name: "Expedia", kind: "onlineAgency", commissionPercent: 18 },
  { id: "airbnb", name: "Airbnb", kind: "onlineAgency", commissionPercent: 15 },
  { id: "levante", name: "Agencia Levante", kind: "agency", commissionPercent: 10 },
  { id: "company", name: "Empresa", kind: "company", commissionPercent: 0 },
];

export const productsSeed: Product[] = [
  { id: "parking", name: "Parking", price: 1600, per: "night", vat: 21 },
  { id: "breakfast", name: "Desayuno", price: 1400, per: "personNight" },
  { id: "cot", name: "Cuna", price: 0, per: "stay" },
  { id: "extraBed", name: "Cama supletoria", price: 3500, per: "night" },
  { id: "pet", name: "Mascota", price: 1200, per: "night", vat: 21 },
  { id: "dayUse", name: "Uso diurno", price: 4900, per: "stay" },
  { id: "lateCheckOut", name: "Late check-out", price: 4000, per: "stay" },
  { id: "earlyCheckIn", name: "Entrada anticipada", price: 3000, per: "stay" },
  { id: "welcome", name: "Cava y fruta en la habitación", price: 2800, per: "stay" },
  { id: "transfer", name: "Traslado al aeropuerto", price: 4500, per: "stay", vat: 21 },
];
