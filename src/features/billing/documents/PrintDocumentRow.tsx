import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { BillingDocument } from "@/contract/billing/billingDocument";
import { qrAddress } from "@/domain/billing/qrAddress";
import { PrintedInvoice } from "@/shared/billing/PrintedInvoice";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { newMessageToPath } from "@/shared/hotel/newPaths";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";
import { PrintIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";

import { documentRecord } from "./documentRecord";

const papers = ["portrait", "roll"] as const;

/** Counts each print, so that a copy says that it is one; prints once that is stored. */
export function PrintDocumentRow({ document }: { document: BillingDocument }) {
  const { text } = useText();
  const dispatch = useDispatch();
  const property = useSelector(selectHotel)?.property;
  const { id, version, kind, prints, record, reader, actions } = document;
  const isTicket = kind === "F2" || kind === "R5";
  const [paper, setPaper] = useState<(typeof papers)[number]>(isTicket ? "roll" : "portrait");
  const [awaited, setAwaited] = useState<number>();
  const isPrintable = actions.some(({ action, isAllowed }) => action === "print" && isAllowed);
  if (!isPrintable || !property) return null;
  const { mode, isTest } = property.billing;
  const isVerifiable = mode === "verifactu";

  function print() {
    setAwaited(prints + 1);
    dispatch(documentRecord.writes.written({ kind: "act", id, action: "print", request: { version } }));
  }

  return (
    <Row gap={8} align="end" wraps>
      <ChoiceControl
        label={text("billing.paper")}
        value={paper}
        choices={papers.map((one) => [one, text(`billing.paper.${one}`)])}
        onChange={setPaper}
      />
      <button type="button" className="btn btn-quiet" onClick={print}>
        <PrintIcon size={18} aria-hidden="true" />
        {text("billing.print")}
      </button>
      {reader && (
        <PathLink to={newMessageToPath(reader.guestId)} className="btn btn-quiet">
          {text("billing.write")}
        </PathLink>
      )}
      {awaited !== undefined && prints >= awaited && (
        <PrintedInvoice
          document={document}
          property={property}
          mark={{
            address: record?.type === "issue" ? qrAddress(record, { isVerifiable, isTest }) : "",
            isVerifiable,
            isDemo: isTest,
          }}
          language={reader?.language ?? ""}
          paper={paper}
          onPrinted={() => setAwaited(undefined)}
        />
      )}
    </Row>
  );
}
