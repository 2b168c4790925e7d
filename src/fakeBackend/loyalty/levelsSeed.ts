import type { LoyaltyLevel } from "@/contract/guests/member";

/** The levels, from the lowest; what they give is as the hotel tells it. */
export const levelsSeed: LoyaltyLevel[] = [
  {
    id: "blue",
    minNights: 0,
    minSpend: 0,
    benefits: ["Wifi de alta velocidad", "Botella de agua a la llegada"],
    version: 1,
  },
  {
    id: "silver",
    minNights: 5,
    minSpend: 60_000,
    benefits: ["Late check-out hasta las 13:00, según disponibilidad", "10 % en el restaurante"],
    version: 1,
  },
  {
    id: "gold",
    minNights: 9,
    minSpend: 140_000,
    benefits: ["Mejora de habitación, según disponibilidad", "Desayuno para dos", "Late check-out hasta las 14:00"],
    version: 1,
  },
  {
    id: "platinum",
    minNights: 15,
    minSpend: 250_000,
    benefits: ["Habitación garantizada hasta 48 horas antes", "Traslado desde el aeropuerto", "Late check-out 16:00"],
    version: 1,
  },
];
