import type { Product } from "@/contract/property";

export const productsSeed: Product[] = [
  { id: "parking", name: "Parking", price: 1600, per: "night" },
  { id: "breakfast", name: "Desayuno", price: 1400, per: "personNight" },
  { id: "cot", name: "Cuna", price: 0, per: "stay" },
  { id: "extraBed", name: "Cama supletoria", price: 3500, per: "night" },
  { id: "pet", name: "Mascota", price: 1200, per: "night" },
  { id: "dayUse", name: "Uso diurno", price: 4900, per: "stay" },
  { id: "lateCheckOut", name: "Late check-out", price: 4000, per: "stay" },
  { id: "earlyCheckIn", name: "Entrada anticipada", price: 3000, per: "stay" },
  { id: "welcome", name: "Cava y fruta en la habitación", price: 2800, per: "stay" },
  { id: "transfer", name: "Traslado al aeropuerto", price: 4500, per: "stay" },
];
