import type { AccountWindow } from "@/contract/account/account";
import { useText } from "@/shared/i18n/useText";

import { FolioTable, type FolioTableProps } from "@/shared/account/FolioTable";
import { PrintButton } from "@/shared/account/PrintButton";
import { useWindowName } from "@/shared/account/useWindowName";

interface FolioPartProps extends Omit<FolioTableProps, "labelledBy"> {
  onPrint: (window: AccountWindow) => void;
}

/** A window of the folio. With two of them each says whom it bills, and is printed by itself. */
export function FolioPart({ onPrint, ...table }: FolioPartProps) {
  const { text } = useText();
  const { billing } = table.reservation;
  const { window } = table.sums;
  const name = useWindowName(table.reservation)(window);
  if (!billing) return <FolioTable {...table} labelledBy="booking-folio" />;
  const heading = `booking-folio-${window}`;
  return (
    <div className="folio-window">
      <h3 id={heading} className="folio-payer">
        <bdi>{text("booking.folioOf", { name })}</bdi>
        {window === "company" && (
          <small>
            <bdi>{[billing.taxId, billing.email].filter(Boolean).join(" · ")}</bdi>
          </small>
        )}
      </h3>
      <FolioTable {...table} labelledBy={heading} />
      <PrintButton label={text("booking.folioPrintOf", { name })} onPress={() => onPrint(window)} />
    </div>
  );
}
