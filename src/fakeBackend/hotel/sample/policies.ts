import type { CancellationPolicy, ChildPolicy, DepositPolicy, HouseRules } from "@/contract/reservations/policies";

const oneNight = { kind: "nights", nights: 1 } as const;
const everything = { kind: "percent", percent: 100 } as const;

export const cancellationPoliciesSeed: CancellationPolicy[] = [
  {
    id: "flexible",
    name: "Flexible",
    tiers: [{ daysBefore: 3, fee: { kind: "none" } }],
    lateFee: oneNight,
    noShowFee: oneNight,
  },
  {
    id: "moderate",
    name: "Moderada",
    tiers: [
      { daysBefore: 14, fee: { kind: "none" } },
      { daysBefore: 3, fee: { kind: "percent", percent: 30 } },
    ],
    lateFee: { kind: "percent", percent: 50 },
    noShowFee: everything,
  },
  { id: "nonRefundable", name: "No reembolsable", tiers: [], lateFee: everything, noShowFee: everything },
  {
    id: "corporate",
    name: "Empresa",
    tiers: [{ daysBefore: 1, fee: { kind: "none" } }],
    lateFee: oneNight,
    noShowFee: oneNight,
  },
  {
    id: "sameDay",
    name: "Hasta el mismo día",
    tiers: [{ hoursBefore: 6, fee: { kind: "none" } }],
    lateFee: oneNight,
    noShowFee: oneNight,
  },
];

export const depositPoliciesSeed: DepositPolicy[] = [
  { id: "none", name: "Sin depósito", fee: { kind: "none" }, dueDaysBefore: null },
  { id: "firstNight", name: "Primera noche", fee: oneNight, dueDaysBefore: 7 },
  { id: "share", name: "30 % al reservar", fee: { kind: "percent", percent: 30 }, dueDaysBefore: null },
  { id: "prepaid", name: "Pago total al reservar", fee: everything, dueDaysBefore: null },
];

export const childPoliciesSeed: ChildPolicy[] = [
  {
    id: "children",
    name: "Niños",
    bands: [
      { upToAge: 2, percent: 0, inCot: true },
      { upToAge: 11, percent: 50 },
      { upToAge: 17, percent: 100 },
    ],
  },
];

export const houseRulesSeed: HouseRules & { id: string } = {
  id: "rules",
  petsAllowed: true,
  petKg: 15,
  smokingAllowed: false,
  quietFrom: "23:00",
  quietUntil: "08:00",
  lateCheckOutUntil: "15:00",
};
