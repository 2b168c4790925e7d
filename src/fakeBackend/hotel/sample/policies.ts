import type { CancellationPolicy, ChildPolicy, DepositPolicy, PolicySnapshot } from "@/contract/reservations/policies";
import type { RatePlan } from "@/contract/reservations/rates";

const oneNight = { kind: "nights", nights: 1 } as const;
const everything = { kind: "percent", percent: 100 } as const;

const cancellationPolicies: CancellationPolicy[] = [
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
];

const depositPolicies: DepositPolicy[] = [
  { id: "none", name: "Sin depósito", fee: { kind: "none" }, dueDaysBefore: null },
  { id: "firstNight", name: "Primera noche", fee: oneNight, dueDaysBefore: 7 },
  { id: "share", name: "30 % al reservar", fee: { kind: "percent", percent: 30 }, dueDaysBefore: null },
  { id: "prepaid", name: "Pago total al reservar", fee: everything, dueDaysBefore: null },
];

const children: ChildPolicy = {
  id: "children",
  bands: [
    { upToAge: 2, percent: 0 },
    { upToAge: 11, percent: 50 },
    { upToAge: 17, percent: 100 },
  ],
};

/** A plan's current policies; one object for all, so that 100,000 reservations share it. */
export function policiesOf({ cancellationPolicyId, depositPolicyId }: RatePlan): PolicySnapshot {
  const key = `${cancellationPolicyId}/${depositPolicyId}`;
  const known = snapshots.get(key);
  if (known) return known;
  const cancellation = cancellationPolicies.find(({ id }) => id === cancellationPolicyId);
  const deposit = depositPolicies.find(({ id }) => id === depositPolicyId);
  if (!cancellation || !deposit) throw new Error(`A rate plan names policies that are not there: ${key}`);
  const snapshot: PolicySnapshot = { cancellation, deposit, children };
  snapshots.set(key, snapshot);
  return snapshot;
}

const snapshots = new Map<string, PolicySnapshot>();
