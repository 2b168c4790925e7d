import { expect } from "vitest";

import { billingContract } from "@/contract/billing/billing";
import { chargedTotal } from "@/domain/account/balance";
import { correctionOf, isOfFee } from "@/domain/account/corrections";
import { rateOf, withoutTransfers } from "@/domain/account/vat";
import { windowOf } from "@/domain/account/windows";
import { grossOf } from "@/domain/billing/documentTaxes";
import { validInvoices } from "@/domain/billing/billed";
import { rootsIn } from "@/domain/billing/takenOff";
import { isCancelled } from "@/fakeBackend/billing/book/StoredDocument";
import { toReservation } from "@/fakeBackend/hotel/reservations/toReservation";

import { expectAllNumbers } from "../billingCalls";
import type { LivesHotel } from "./livesHotel";

const chargesOf = (id: string, { hotel }: LivesHotel) => toReservation(hotel.get(id), hotel).charges;

/** The lines that the bill of a stay has: what the folio of its group pays is on the bill of that one. */
function ownCharges(id: string, lives: LivesHotel) {
  const { billing } = lives.hotel.get(id);
  const isOwn = (line: Parameters<typeof windowOf>[0]) => billing?.leader === undefined || windowOf(line) === "guest";
  return withoutTransfers(chargesOf(id, lives)).filter(isOwn);
}

/** All charges of a stay are on its documents, once, at their rates; and there is nothing more to bill. */
export async function expectBilledOnce(id: string, lives: LivesHotel) {
  const { book, hotel, call } = lives;
  const { billing } = hotel.property;
  const documents = book.ofStay(id).filter(({ number }) => number !== "");
  const lines = validInvoices(documents.filter((one) => !isCancelled(one)))
    .flatMap((document) => document.lines)
    .map((line) => ({ ...line, rate: line.cause === "N1" ? 0 : line.rate }));
  const deposits = new Set(documents.flatMap(({ depositId = "" }) => [depositId, `deduction:${depositId}`]));
  const ofCharges = lines.filter(({ sourceId = "" }) => !deposits.has(sourceId));
  const charges = ownCharges(id, lives);
  const charged = charges.map((line) => ({ ...line, rate: rateOf(line) }));
  const sumAt = (rate: number, of: readonly { amount: number; rate: number }[]) =>
    of.filter((one) => one.rate === rate).reduce((sum, { amount }) => sum + amount, 0);
  for (const rate of [0, 10, 21]) {
    expect(sumAt(rate, ofCharges), `${id} at ${rate}`).toBe(sumAt(rate, charged));
    // what of a deposit no invoice has deducted yet
    expect(sumAt(rate, lines)).toBeGreaterThanOrEqual(sumAt(rate, charged));
  }
  const fees = charges.filter((line) => isOfFee(line, charges));
  const compensation = lines.filter(({ cause }) => cause === "N1");
  expect(chargedTotal(compensation), id).toBe(billing.feeCause === "N1" ? chargedTotal(fees) : 0);
  if (hotel.get(id).state === "noShow") expect(fees.length, id).toBeGreaterThan(0);

  const rootOf = rootsIn(charges);
  const byRoot = (of: readonly { amount: number; key: string }[]) => {
    const sums = new Map<string, number>();
    for (const { amount, key } of of) sums.set(rootOf(key), (sums.get(rootOf(key)) ?? 0) + amount);
    return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0));
  };
  const billed = ofCharges.map(({ amount, sourceId = "" }) => ({ amount, key: sourceId }));
  expect(byRoot(billed), id).toEqual(byRoot(charges.map(({ amount, id: key }) => ({ amount, key }))));

  for (const { id: documentId, total, replaces = [] } of documents) {
    const replaced = replaces.map((one) => ({ amount: book.get(one.id).total }));
    if (replaced.length > 0) expect(total, documentId).toBe(grossOf(replaced));
  }
  const undone = documents.filter((one) => one.corrects && isCancelled(one));
  const taken = hotel.get(id).charges.filter((line) => undone.some((one) => one.id === line.documentId));
  expect(
    taken.filter((line) => !correctionOf(line, chargesOf(id, lives))),
    id,
  ).toEqual([]);

  const { windows } = await call(billingContract.getAccountBilling, { params: { id } });
  for (const { window, total, corrections } of windows) expect([total, corrections], `${id} ${window}`).toEqual([0, 0]);
}

/** The chain holds, each series has all numbers from 1 once, and the VAT book has what the documents have. */
export async function expectNoGapIn({ book, hotel, call }: LivesHotel) {
  const { count } = await call(billingContract.getChain, {});
  for (let from = 0; from < count;) {
    const { checked, broken } = await call(billingContract.checkChain, { query: { from } });
    expect(broken).toBeUndefined();
    from = checked;
  }
  expectAllNumbers(book);
  const query = { from: "2020-01-01", to: hotel.property.businessDate };
  const { taxes } = await call(billingContract.getVatBook, { query });
  const standing = validInvoices(book.all().filter((one) => one.number !== "" && !isCancelled(one)));
  const ofBook = taxes.reduce((sum, { gross }) => sum + gross, 0);
  const papers = standing.filter(({ kind }) => kind !== "receipt");
  expect(ofBook).toBe(chargedTotal(papers.flatMap(({ lines }) => lines)));
}
