import { generatePath } from "react-router-dom";

import type { AccountBilling, BillableWindow } from "@/contract/billing/accountBilling";
import type { AccountWindow } from "@/contract/account/accountWindows";
import { permissionFor } from "@/domain/permissionFor";
import { ActionRow } from "@/shared/actions/ActionRow";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useProperty } from "@/shared/hotel/useProperty";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { onDemand } from "@/shared/ui/states/onDemand";

import { billableIn, isBillable } from "./billableWindows";
import { Parts } from "./Parts";
import { stayBilling } from "./stayBilling";

/** Opened by a press: no folio waits for its code. */
const BillStayDialog = onDemand(async () => (await import("./BillStayDialog")).BillStayDialog, null);

interface BillStayProps {
  reservationId: string;
  billing: AccountBilling;
  /** The payer of a window. */
  nameOf: (window: AccountWindow) => string;
  /** Something else comes first. */
  isChanged: boolean;
}

/** Bills a stay at its folio, and shows what was billed of it. */
export function BillStay({ reservationId, billing, nameOf, isChanged }: BillStayProps) {
  const { text } = useText();
  const { money, date } = useBookingFormat(useProperty());
  const waiting = stayBilling.useWaitingAct(reservationId);
  const windows = billableIn(billing);
  const { documents } = billing;
  return (
    <Stack gap={8} align="stretch">
      <ActionRow
        kit={stayBilling.acts}
        record={{ id: reservationId, version: 0 }}
        permissions={[permissionFor("bill", reasonsAgainst(windows), windows.length > 0)]}
        acts={[
          {
            action: "bill",
            label: windows.some(isBillable) ? "invoice.bill" : "invoice.proforma",
            renderDialog: (dialog) => <BillStayDialog {...{ dialog, reservationId, windows, nameOf }} />,
          },
        ]}
        waiting={waiting}
        isChanged={isChanged}
      />
      {documents.length > 0 && (
        <Stack as="ul" gap={4} aria-label={text("invoice.ofStay")}>
          {documents.map(({ id, number, kind, issuedOn, total }) => (
            <Row key={id} as="li" gap={8} rowGap={0} wraps>
              <PathLink to={generatePath(paths.document, { id })}>
                <bdi>{number || text("invoice.draft")}</bdi>
              </PathLink>
              <span>
                <Parts parts={[text(`invoice.kind.${kind}`), issuedOn && date(issuedOn), money(total)]} />
              </span>
            </Row>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/**
 * Why nothing can be billed in spite of what there is: two windows may have one reason. A deposit is billed where no charge is,
 * and a proforma is made where nothing is to bill yet.
 */
function reasonsAgainst(windows: readonly BillableWindow[]) {
  const reasons = windows
    .flatMap((window) => window.reasons.filter(({ code }) => isBillable(window) || code !== "ALLOWED_OVER_CHARGED"))
    .filter(({ code }) => code !== "DOCUMENT_EMPTY");
  return [...new Map(reasons.map((reason) => [reason.code, reason])).values()];
}
