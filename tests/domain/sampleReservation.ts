import type { RoomType } from "@/contract/property";
import type { PolicySnapshot } from "@/contract/reservations/policies";
import type { ReservationDraft } from "@/contract/reservations/reservationDraft";
import type { Reservation } from "@/contract/reservations/reservations";
import { unknownData } from "@/domain/guests/unknownData";

export const samplePolicies: PolicySnapshot = {
  cancellation: {
    id: "flexible",
    name: "Flexible",
    tiers: [
      { daysBefore: 7, fee: { kind: "none" } },
      { daysBefore: 3, fee: { kind: "nights", nights: 1 } },
    ],
    lateFee: { kind: "percent", percent: 50 },
    noShowFee: { kind: "percent", percent: 100 },
  },
  deposit: { id: "firstNight", name: "Primera noche", fee: { kind: "nights", nights: 1 }, dueDaysBefore: null },
  children: {
    id: "children",
    name: "Niños",
    bands: [
      { upToAge: 2, percent: 0 },
      { upToAge: 11, percent: 50 },
    ],
  },
};

/** Three nights of a double room from 27 March, confirmed by card, nothing paid. */
export const sampleReservation: Omit<Reservation, "actions" | "situation"> = {
  id: "RSV-000482",
  confirmationNumber: "HB-7K3Q9",
  version: 1,
  state: "confirmed",
  arrival: "2026-03-27",
  departure: "2026-03-30",
  eta: "",
  adults: 2,
  childrenAges: [],
  roomTypeId: "DBL",
  ratePlanId: "BAR",
  guest: {
    id: "G-0001",
    firstName: "Inés",
    lastName: "Núñez",
    email: "ines@example.com",
    phone: "+34 600 000 001",
    document: "",
    country: "ES",
    ...unknownData,
    stays: 0,
    isAnonymised: false,
    version: 1,
  },
  channelId: "phone",
  externalRef: "",
  guarantee: "card",
  releaseOn: "",
  nights: [
    { date: "2026-03-27", price: 11_800, roomTypeId: "DBL", roomId: "R-214" },
    { date: "2026-03-28", price: 12_300, roomTypeId: "DBL", roomId: "R-214" },
    { date: "2026-03-29", price: 9_901, roomTypeId: "DBL", roomId: "R-214" },
  ],
  extras: [],
  notes: { internal: "", guest: "", request: "" },
  policies: samplePolicies,
  total: 34_001,
  charges: [],
  upcoming: [],
  payments: [],
  balance: 34_001,
  windows: [{ window: "guest", total: 34_001, paid: 0, balance: 34_001 }],
  deposit: 11_800,
  createdAt: "2026-03-01T09:00:00.000Z",
  updatedAt: "2026-03-01T09:00:00.000Z",
  createdBy: "Recepción",
  history: [],
  folioActions: [],
};

const { arrival, departure, guarantee, channelId, notes } = sampleReservation;

/** The form of the sample reservation, as it stands. */
export const sampleDraft: ReservationDraft = {
  state: "confirmed",
  arrival,
  departure,
  eta: "",
  adults: 2,
  childrenAges: [],
  roomTypeId: "DBL",
  ratePlanId: "BAR",
  guestId: "G-0001",
  channelId,
  externalRef: "",
  guarantee,
  releaseOn: "",
  extras: [],
  notes,
};

/** For two adults and a child. */
export const sampleDouble: RoomType = {
  id: "DBL",
  code: "DBL",
  name: "Doble",
  maxOccupancy: 3,
  maxAdults: 2,
  maxChildren: 1,
  baseOccupancy: 2,
  extraAdultPrice: 3_000,
  rank: 2,
  overbookingAllowance: 0,
  isActive: true,
};
