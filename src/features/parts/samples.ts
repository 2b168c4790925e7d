import type { Reason } from "@/contract/reservations/reservationReasons";
import { firstSettings } from "@/domain/billing/firstSettings";
import type { Hotel } from "@/shared/hotel/hotelSlice";

/** Longer than most columns. */
export const longName = "María de los Ángeles Fernández-Villaverde y Castellanos";

/** Why a reservation cannot be checked in. */
export const refusals: Reason[] = [
  { code: "NO_ROOM", message: "no room" },
  { code: "IN_HOUSE_NOT_CANCELLABLE", message: "in house" },
];

export const states = ["confirmed", "inHouse"] as const;

export const sampleHotel: Hotel = {
  asOf: 0,
  property: {
    id: "parts",
    name: "Hotel de las Partes",
    address: "Calle Mayor, 1 · 28013 Madrid",
    taxId: "B00000000",
    timeZone: "UTC",
    currency: "EUR",
    businessDate: new Date().toISOString().slice(0, 10),
    checkInTime: "15:00",
    checkOutTime: "12:00",
    overbookingAllowance: 0,
    registerScheme: "spain",
    establishmentCode: "0000012345",
    compensationLimit: 50_00,
    ...firstSettings(),
  },
  roomTypes: [],
  rooms: [],
  ratePlans: [],
  channels: [],
  products: [],
};

/** A call whose reply does not come. */
export const never = () => new Promise<never>(() => {});
