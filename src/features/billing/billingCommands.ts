import { generatePath } from "react-router-dom";

import type { PaymentRow } from "@/contract/billing/payment";
import { fitOf, foldedWords, wordFit } from "@/domain/text/wordFit";
import type { Command, CommandFinder, CommandTools } from "@/shared/commands/commandSources";
import { keptReply } from "@/shared/commands/keptReply";
import { recordPath } from "@/shared/hotel/recordPaths";
import { paths } from "@/shared/routing/paths";
import { BillingIcon } from "@/shared/ui/icons";

import { billingApi } from "./base/billingApi";

/** Of the address: the account whose history is open. */
const HISTORY_PARAMETER = "history";
/** "F26-002275", "D-000074", "2275", "B12345674"; not "305 limpia", of a room. */
const NUMBER = /\p{L}-?\d\d|\d{4}/u;
const MOST_FOUND = 5;

/**
 * Documents, payments and accounts on credit by a number: of the document, a reference, a tax number. A name leads to its
 * guest or company, which have theirs: for words and rooms the books are not opened.
 */
export function billingCommands({ text, navigate }: CommandTools): CommandFinder {
  const found = { isFound: true, icon: BillingIcon } as const;
  let accounts: ReturnType<typeof askAccounts> | undefined;

  async function documents(query: string): Promise<Command[]> {
    const { rows } = await billingApi.listDocuments({ query: { text: query, perPage: MOST_FOUND } });
    return rows.map(({ id, number, customer, issuedOn }) => ({
      ...found,
      id: `document ${id}`,
      title: number || id,
      detail: customer || issuedOn,
      names: [number, id],
      place: text("billing.menu"),
      run: () => void navigate(generatePath(paths.document, { id })),
    }));
  }

  async function payments(query: string): Promise<Command[]> {
    const { rows } = await billingApi.listPayments({ query: { text: query, perPage: MOST_FOUND } });
    return rows.map((row) => ({
      ...found,
      id: `payment ${row.id}`,
      title: row.customer,
      detail: [row.reference, row.date].filter(Boolean).join(" · "),
      names: [row.reference || row.id],
      place: text("payments.menu"),
      run: () => void navigate(placeOf(row)),
    }));
  }

  async function accountsOf(query: string): Promise<Command[]> {
    accounts ??= askAccounts();
    const said = foldedWords(query);
    const fitting = (await accounts()).filter(({ id, customer }) => {
      return id !== "" && fitOf(said, foldedWords(`${id} ${customer.name} ${customer.taxId}`)) < wordFit.misspelt;
    });
    return fitting.slice(0, MOST_FOUND).map(({ id, customer }) => ({
      ...found,
      id: `account ${id}`,
      title: customer.name,
      detail: customer.taxId,
      names: [customer.name, id],
      place: text("receivables.menu"),
      run: () => void navigate(accountPath(id)),
    }));
  }

  return async (typed) => {
    const query = typed.trim();
    if (!NUMBER.test(query)) return [];
    return (await Promise.all([documents(query), accountsOf(query), payments(query)])).flat();
  };
}

const askAccounts = () => keptReply(async () => (await billingApi.listReceivables()).accounts);

/** Where a payment is seen with what it paid. */
function placeOf({ documentId, reservationId, accountId, customer }: PaymentRow): string {
  if (documentId) return generatePath(paths.document, { id: documentId });
  if (reservationId) return recordPath(reservationId, "folio");
  return accountId ? accountPath(accountId) : `${paths.payments}?${new URLSearchParams({ text: customer }).toString()}`;
}

const accountPath = (id: string) =>
  `${paths.receivables}?${new URLSearchParams({ [HISTORY_PARAMETER]: id }).toString()}`;
