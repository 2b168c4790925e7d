import type { PosReason } from "@/contract/pos/posReasons";
import { posReason } from "@/domain/pos/posReason";

import { isCancelled } from "../billing/book/StoredDocument";
import type { Database } from "../core/database";
import { againstRoomReturn, chargedStay } from "./chargeRoom";
import type { StoredTicket } from "./PosBooks";

/** Why the paper of a ticket cannot be corrected here: it was exchanged, or billing or the folio has taken it back. */
export function againstPaper(stored: StoredTicket, { billing, hotel }: Database): PosReason[] {
  const stay = chargedStay(stored, hotel);
  if (stay) return againstRoomReturn(stored, stay, hotel);
  const document = stored.number === "" ? undefined : billing.find(stored.number);
  if (!document) return [];
  const followers = billing.book.followersOf(document.id);
  const exchange = followers.find(({ replaces }) => replaces);
  if (exchange) return [posReason("RETURN_EXCHANGED", { document: exchange.number })];
  const ownNumbers = new Set(stored.returns.map(({ number }) => number));
  const other = isCancelled(document) ? document : followers.find(({ number }) => !ownNumbers.has(number));
  return other ? [posReason("RETURN_RECTIFIED", { document: other.number })] : [];
}
