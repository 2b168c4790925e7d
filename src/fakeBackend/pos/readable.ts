import { accountLimits } from "@/contract/account/account";
import { bodyLimits } from "@/contract/formats";
import { tills } from "@/contract/outlets";
import type { GiveBack, ParkedDraft, Sale } from "@/contract/pos/till";
import { articleLimits } from "@/contract/pos/articleLimits";
import { moneyMethods, ticketLimits, ticketMethods } from "@/contract/pos/tickets";
import { vatRates } from "@/contract/property";
import { sentenceLimits } from "@/contract/sentences";

import { refuseInput, unknownValues } from "../records/Refused";

type Check = (value: unknown) => boolean;

const text =
  (most: number, least = 0): Check =>
  (value) =>
    typeof value === "string" && value.length >= least && value.length <= most;
const id = text(bodyLimits.id, 1);
/** Others are made of it: those of its charges, and of a ticket that was paid twice. */
const ticketId = text(bodyLimits.id - 20, 1);
const name = text(sentenceLimits.nameTooLong);
const whole: Check = Number.isSafeInteger;
const decimal: Check = (value) => typeof value === "number";
const instant: Check = (value) => typeof value === "string" && !Number.isNaN(Date.parse(value));
const yes: Check = (value) => value === true;
const oneOf =
  (known: readonly unknown[]): Check =>
  (value) =>
    known.includes(value);
const unless =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const objectOf =
  (checks: Record<string, Check>): Check =>
  (value) =>
    isObject(value) && Object.entries(checks).every(([field, check]) => check(Reflect.get(value, field)));

/** Lines and payments: returns and money are found by their ids. */
const each =
  (checks: Record<string, Check>): Check =>
  (value) =>
    Array.isArray(value) && value.every(objectOf(checks)) && new Set(value.map((one) => one.id)).size === value.length;

/** More than any article costs with its modifiers. */
const mostCents = 100 * articleLimits.price;

const till = oneOf(tills);
const discount = unless(objectOf({ percent: unless(decimal), amount: unless(whole), reason: text(bodyLimits.text) }));
const lines = each({
  id,
  articleId: id,
  name,
  category: name,
  quantity: decimal,
  isWeighed: unless(yes),
  price: (value) => typeof value === "number" && value <= mostCents,
  cost: unless(whole),
  list: unless(id),
  vat: oneOf(vatRates),
  modifiers: listOf(name),
  note: unless(text(ticketLimits.reason)),
  discount,
});
const payments = each({
  id,
  method: oneOf(ticketMethods),
  amount: decimal,
  tendered: unless(decimal),
  reference: unless(text(accountLimits.reference)),
  payerId: unless(id),
});
const version = unless(whole);

const sale: Record<keyof Sale, Check> = {
  id: ticketId,
  till,
  device: id,
  shiftId: text(bodyLimits.id),
  soldAt: instant,
  lines,
  discount,
  payments,
  tip: unless(objectOf({ method: oneOf(moneyMethods), amount: decimal })),
  number: unless((value) => whole(value) && Number(value) > 0),
  isTaken: unless(yes),
  customer: unless(objectOf({ name, taxId: name, address: text(bodyLimits.text), country: name })),
  signature: unless(text(bodyLimits.text)),
  version,
};
const parked: Record<keyof ParkedDraft, Check> = {
  id: ticketId,
  till,
  name: text(bodyLimits.text),
  lines,
  discount,
  version,
};
const taken: Record<string, Check> = { till, version: whole };
const returned: Record<keyof GiveBack, Check> = {
  id,
  version: whole,
  shiftId: unless(id),
  lines: listOf(objectOf({ lineId: id, quantity: decimal })),
  goesTo: oneOf(["stock", "waste"]),
  payments,
};
const used: Record<string, Check> = { device: id, isForced: unless((value) => typeof value === "boolean") };

const bodies = { sale, parked, taken, returned, used };

/** Refuses a stranger's body before any rule reads it: 422 with the fields that are missing, or that no till sends so. */
export function refuseUnreadable(kind: keyof typeof bodies, body: unknown) {
  const values = isObject(body) ? body : {};
  const isKnown = Object.entries(bodies[kind]).map(([field, check]) => [field, check(Reflect.get(values, field))]);
  refuseInput([], unknownValues(Object.fromEntries(isKnown) as Record<string, boolean>));
}
