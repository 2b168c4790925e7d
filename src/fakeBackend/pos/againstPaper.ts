import type { PosReason } from "@/contract/pos/posReasons";
import { posReason } from "@/domain/pos/posReason";

import type { Database } from "../core/database";
import { againstRoomReturn, chargedStay } from "./chargeRoom";
import type { StoredTicket } from "./PosBooks";

/** Why the paper of a ticket cannot be corrected here: it was exchanged, or the folio has taken the charge back. */
export function againstPaper(stored: StoredTicket, { billing, hotel }: Database): PosReason[] {
  const stay = chargedStay(stored, hotel);
  if (stay) return againstRoomReturn(stored, stay, hotel);
  const document = stored.number === "" ? undefined : billing.find(stored.number);
  const exchange = document && billing.book.followersOf(document.id).find(({ replaces }) => replaces);
  return exchange ? [posReason("RETURN_EXCHANGED", { document: exchange.number })] : [];
}
