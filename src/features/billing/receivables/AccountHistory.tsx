import { generatePath } from "react-router-dom";

import type { ReceivableAccount } from "@/contract/billing/receivable";
import { useText } from "@/shared/i18n/useText";
import { RecordHistory, type RecordHistoryEntry } from "@/shared/record/RecordHistory";
import { useRecordWords } from "@/shared/record/useRecordWords";
import { paths } from "@/shared/routing/paths";
import { Drawer, useDrawerClose } from "@/shared/ui/overlays/Drawer";

/** The account whose history is open, in the address. */
export const HISTORY_PARAMETER = "history";

type Line = ReceivableAccount["history"][number];

/** Who has entered its payments and sent its reminders, and when. The record of its company tells who has changed its terms. */
export function AccountHistory({ account: { customer, history } }: { account: ReceivableAccount }) {
  const { text } = useText();
  const close = useDrawerClose(paths.receivables, [HISTORY_PARAMETER]);
  const words = useRecordWords({ amount: { label: "invoice.amount", as: "cents" } });
  return (
    <Drawer title={`${text("billing.history")} · ${customer.name}`} onClose={close}>
      {history.length === 0 && <p className="form-text">{text("receivables.history.none")}</p>}
      <RecordHistory
        history={history.map(entryOf)}
        whatOf={(what) => text(`receivables.history.${what}`)}
        words={words}
      />
    </Drawer>
  );
}

/** The note of a reminder is the number of its message. */
const entryOf = ({ note = "", ...line }: Line): RecordHistoryEntry<Line["what"], Line["changes"][number]["field"]> =>
  line.what === "remind" && note
    ? { ...line, link: { to: generatePath(paths.guestMessage, { id: note }), label: note } }
    : { ...line, note };
