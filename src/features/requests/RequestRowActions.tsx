import type { RequestRow } from "@/contract/guests/guestRequest";
import { requestName } from "@/shared/hotel/requestName";
import { useText } from "@/shared/i18n/useText";
import { RecordRowActions } from "@/shared/record/RecordRowActions";
import { AcceptIcon, CheckIcon } from "@/shared/ui/icons";

import { requestRecord } from "./requestRecord";

export function RequestRowActions({ row }: { row: RequestRow }) {
  const { text } = useText();
  const action = row.state === "new" ? "accept" : "finish";
  const named = (label: string) =>
    text("requests.rowAction", { action: label, what: requestName(row, text), id: row.id });
  return (
    <RecordRowActions
      kind={requestRecord}
      row={row}
      action={action}
      icon={action === "accept" ? AcceptIcon : CheckIcon}
      label={named(text(`requests.action.${action}`))}
      openLabel={named(text("requests.open"))}
    />
  );
}
