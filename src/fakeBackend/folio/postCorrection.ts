import { accountFaults } from "@/domain/account/accountFaults";
import { correctionReasons } from "@/domain/account/corrections";
import { postingOf } from "@/domain/account/posting";
import { accountReason } from "@/domain/account/ruledAccount";
import { accountOf, folioReasons } from "@/domain/folio/folioAccount";

import { refuseReasons } from "../hotel/refusals";
import { folioOf } from "../hotel/reservations/folioOf";
import { refuseStale } from "../hotel/reservations/toReservation";
import { withoutOutlived } from "../hotel/reservations/withoutOutlived";
import { type FolioHandler, refuseFolioFaults, wordsInBooks } from "./keepFolio";
import { keepPosting, momentOf } from "./postToFolio";

/** Corrects a line, with the allowances that are then more than is left of the bill. */
export const postCorrection: FolioHandler<"correct"> = (stored, act, hotel, actor) => {
  const { property } = hotel;
  const before = folioOf(stored, hotel);
  refuseStale(stored, act.version, hotel);
  refuseReasons(folioReasons("correct", before, property));
  const line = before.charges.find(({ id }) => id === act.chargeId);
  refuseReasons(line ? correctionReasons(line, before.charges) : [accountReason("CHARGE_UNKNOWN")]);
  refuseFolioFaults(accountFaults("correct", act, accountOf(before, property)));
  const charges = postingOf("correct", act, before, momentOf(hotel, actor)).charges.map((charge) => {
    const corrected = before.charges.find(({ id }) => id === charge.corrects);
    return corrected ? { ...charge, ...wordsInBooks(stored, corrected) } : charge;
  });
  const after = withoutOutlived({ ...stored, charges: [...stored.charges, ...charges] }, hotel, act.reason?.trim());
  const posting = { charges: after.charges.slice(stored.charges.length), payments: [] };
  return keepPosting("correct", stored, posting, hotel, actor, line);
};
