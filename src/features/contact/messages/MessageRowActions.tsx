import type { GuestMessage } from "@/contract/guests/guestMessage";
import { useText } from "@/shared/i18n/useText";
import { RecordRowActions } from "@/shared/actions/RecordRowActions";
import { RetryIcon, SendIcon } from "@/shared/ui/icons";

import { guestOf } from "./guestOf";
import { messageRecord } from "./messageRecord";

/** Sends it, or sends it again after it has failed, and says why it failed. */
export function MessageRowActions({ row }: { row: GuestMessage }) {
  const { text } = useText();
  const action = row.state === "failed" ? "resend" : "send";
  const named = (label: string) =>
    text("guestContact.rowAction", { action: label, guest: guestOf(row, text), id: row.id });
  return (
    <RecordRowActions
      kind={messageRecord}
      row={row}
      action={action}
      icon={action === "resend" ? RetryIcon : SendIcon}
      label={named(text(`guestContact.action.${action}`))}
      told={row.failure}
      openLabel={named(text("guestContact.open"))}
    />
  );
}
