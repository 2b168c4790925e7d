import { searchable } from "@/domain/text/textSearch";

import type { Database } from "../core/database";

/** Lets the hotel find a stay by the number of its invoice. Billing is fetched for the first number that can be one. */
export function findByInvoice(
  read: () => Database["hotel"],
  db: Pick<Database, "billing">,
  fetchArea: () => Promise<unknown>,
): () => Database["hotel"] {
  read().stayBilledAs = async (typed) => {
    await fetchArea();
    const sought = bare(typed);
    const documents = (await db.billing.open()).all();
    const found = documents.find(({ number, reservationId }) => reservationId && bare(number) === sought);
    return found && { id: found.reservationId!, foundBy: { kind: "invoice", number: found.number } };
  };
  return read;
}

/** Without what some leave out of a number. */
const bare = (number: string) => searchable(number).replaceAll(/[\s/-]/g, "");
