import type { SalesChannel } from "@/contract/property";

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
