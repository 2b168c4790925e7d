import type { VatBook } from "@/contract/billing/billing";
import type { PaymentRow } from "@/contract/billing/payment";

import { keepAccount } from "./accountRules";
import { type Books, type Call, readBooks, readVatBook, readWhole, type WholeBooks } from "./books";
import { keepDocuments, keepSeries } from "./documentRules";
import { Journal, takingsIn } from "./journal";
import { debtOfStay, sumOfDebts } from "./debts";
import { isMoney, isWhole } from "./figures";
import { keepStay } from "./moneyRules";
import { isSame, type Keep, sumOf } from "./rules";
import { standingIn, taxSums } from "./standing";

interface Watched {
  call: Call;
  keep: Keep;
  accountIds: readonly string[];
  /** The date at the hotel, by the clock. */
  today: () => string;
}

/**
 * Knows the money of some stays and accounts by what the calls reply and by the acts that were carried out, and nothing
 * of how it is kept.
 */
export async function openLedger({ call, keep, accountIds, today }: Watched) {
  const { payments: before } = await readBooks(call, []);
  const vatBefore = await readVatBook(call);
  const journal = new Journal(before);

  function keepTakings(payments: readonly PaymentRow[]) {
    const [told, noted] = [takingsIn(payments), journal.takings];
    const days = [...new Set([...Object.keys(told), ...Object.keys(noted)])].filter((day) => told[day] !== noted[day]);
    const tell = () => days.map((day) => `${day}: ${told[day] ?? 0} listed, ${noted[day] ?? 0} taken`).join("; ");
    keep("takings", days.length === 0, tell);
  }

  function keepStays({ stays, payments }: Books) {
    for (const stay of stays) {
      keepDocuments(stay, today(), keep);
      keepStay(stay, payments, keep);
    }
    keepTakings(payments);
  }

  /** After an act: the stays that it was about. */
  const checkStays = async (ids: readonly string[]) => keepStays(await readBooks(call, ids));

  /** All stays that were touched, with all accounts. */
  async function checkAll(ids: readonly string[]) {
    const books = await readWhole(call, ids, accountIds);
    keepStays(books);
    keepSeries(books.rows, keep);
    for (const account of books.accounts) keepAccount(account, books, keep);
    keepVat(books, vatBefore, keep);
    keepDebts(books, keep);
  }

  /** Once all was billed that can be. */
  async function checkWhole(ids: readonly string[]) {
    const { stays } = await readBooks(call, ids);
    for (const one of stays) {
      const { windows } = one.billing;
      keep("billed whole", isWhole(one), () => `${one.stay.id} (${one.stay.state}): ${JSON.stringify(windows)}`);
    }
  }

  return { journal, checkStays, checkAll, checkWhole };
}

export type Ledger = Awaited<ReturnType<typeof openLedger>>;

/** The VAT book of all time is the sum of the documents that hold. */
function keepVat({ stays, vat }: WholeBooks, before: VatBook, keep: Keep) {
  const standing = stays.flatMap(({ documents }) => standingIn(documents)).flatMap(({ parts }) => parts);
  const taxes = standing.filter(({ kind }) => kind !== "receipt").flatMap((one) => one.taxes);
  const expected = withoutZero(taxSums([...before.taxes, ...taxes]));
  const told = withoutZero(taxSums(vat.taxes));
  keep(
    "VAT book",
    isSame(told, expected),
    () => `${JSON.stringify(told)} in the book, ${JSON.stringify(expected)} issued`,
  );
}

const withoutZero = (sums: ReturnType<typeof taxSums>) =>
  Object.entries(sums)
    .filter(([, { base, vat, gross }]) => base !== 0 || vat !== 0 || gross !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

/** What all customers owe, less what is owed to them, is what was billed less what was taken. */
function keepDebts({ stays, payments, receivables, accounts }: WholeBooks, keep: Keep) {
  const whole = stays.filter(isWhole);
  const debts = whole.map((stay) => debtOfStay(stay, receivables, keep));
  if (whole.length < stays.length) return;
  const documents = new Set(stays.flatMap((one) => one.documents.map(({ id }) => id)));
  const ids = new Set(stays.map(({ stay }) => stay.id));
  const accountIds = new Set(accounts.map(({ id }) => id));
  const ofAccounts = payments.filter(
    ({ reservationId = "", documentId = "", accountId = "", ...row }) =>
      isMoney(row) && accountIds.has(accountId) && !ids.has(reservationId) && !documents.has(documentId),
  );
  const sum = sumOfDebts(debts);
  const unapplied = sumOf(
    accounts.flatMap((one) => one.payments),
    (payment) => payment.unapplied,
  );
  const told = sum.told - unapplied;
  const due = sum.due - sumOf(ofAccounts, (row) => row.amount);
  const tell = () =>
    `${told} told with ${unapplied} unapplied, ${due} due: ${JSON.stringify(debts)}, ${JSON.stringify(ofAccounts.map((row) => row.amount))} at accounts`;
  keep("debt of all", told === due + sum.ofRooms, tell);
}
