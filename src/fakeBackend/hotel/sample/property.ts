import type { Cents, Product, Property, SalesChannel } from "@/contract/property";
import { firstSettings } from "@/domain/billing/firstSettings";
import { civilDateIn } from "@/domain/civilDate";

const timeZone = "Europe/Madrid";

/** The property, with the date of its clocks as business date. */
export const propertyAt = (now: Date): Property => ({
  id: "bahia-serena",
  name: "Hotel Bahía Serena",
  address: "Paseo Marítimo, 12 · 29640 Fuengirola (Málaga)",
  taxId: "B00000000", // of no company, and with the right control digit
  timeZone,
  currency: "EUR",
  businessDate: civilDateIn(now, timeZone),
  checkInTime: "15:00",
  checkOutTime: "12:00",
  overbookingAllowance: 0,
  registerScheme: "spain",
  establishmentCode: "0000012345",
  compensationLimit: 50_00,
  ...firstSettings(),
});

export const hotelChannelsSeed: SalesChannel[] = [
  { id: "web", name: "Motor propio", kind: "direct", commissionPercent: 0, isActive: true },
  { id: "phone", name: "Teléfono", kind: "direct", commissionPercent: 0, isActive: true },
  { id: "desk", name: "Mostrador", kind: "direct", commissionPercent: 0, isActive: true },
  { id: "booking", name: "Booking.com", kind: "onlineAgency", commissionPercent: 17, isActive: true },
  { id: "expedia", name: "Expedia", kind: "onlineAgency", commissionPercent: 18, isActive: true },
  { id: "airbnb", name: "Airbnb", kind: "onlineAgency", commissionPercent: 15, isActive: true },
  { id: "levante", name: "Agencia Levante", kind: "agency", commissionPercent: 10, isActive: true },
  { id: "company", name: "Empresa", kind: "company", commissionPercent: 0, isActive: true },
  { id: "agoda", name: "Agoda", kind: "onlineAgency", commissionPercent: 16, isActive: true },
  { id: "gds", name: "GDS", kind: "agency", commissionPercent: 12, isActive: true },
];

const minibar: [id: string, name: string, price: Cents][] = [
  ["minibarWater", "Agua mineral", 250],
  ["minibarSoda", "Refresco", 350],
  ["minibarBeer", "Cerveza", 400],
  ["minibarCava", "Cava, botellín", 900],
  ["minibarNuts", "Frutos secos", 450],
  ["minibarChocolate", "Chocolatina", 300],
];

export const productsSeed: Product[] = [
  { id: "parking", name: "Parking", price: 1600, per: "night", vat: 21, isActive: true },
  { id: "breakfast", name: "Desayuno", price: 1400, per: "personNight", isServedNextMorning: true, isActive: true },
  { id: "cot", name: "Cuna", price: 0, per: "stay", isActive: true },
  { id: "extraBed", name: "Cama supletoria", price: 3500, per: "night", isActive: true },
  { id: "pet", name: "Mascota", price: 1200, per: "night", vat: 21, isActive: true },
  { id: "dayUse", name: "Uso diurno", price: 4900, per: "stay", isActive: true },
  { id: "lateCheckOut", name: "Late check-out", price: 4000, per: "stay", isActive: true },
  { id: "earlyCheckIn", name: "Entrada anticipada", price: 3000, per: "stay", isActive: true },
  { id: "welcome", name: "Cava y fruta en la habitación", price: 2800, per: "stay", isActive: true },
  { id: "transfer", name: "Traslado al aeropuerto", price: 4500, per: "stay", vat: 21, isActive: true },
  ...minibar.map(([id, name, price]): Product => ({ id, name, price, per: "stay", isMinibar: true, isActive: true })),
];
