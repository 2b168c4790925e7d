import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { BillingDocument } from "@/contract/billing/billingDocument";
import type { Property } from "@/contract/property";
import { qrAddress } from "@/domain/billing/qrAddress";
import { permissionOf } from "@/domain/permissionFor";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { newMessageToPath } from "@/shared/hotel/newPaths";
import { useText } from "@/shared/i18n/useText";
import { useWordsIn, type Words } from "@/shared/i18n/useWordsIn";
import { PathLink } from "@/shared/routing/PathLink";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";
import { PrintIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";
import { onDemand } from "@/shared/ui/states/onDemand";

import { documentRecord } from "./documentRecord";

/** It is fetched with a print: no document waits for its code. */
const PrintedInvoice = onDemand(async () => (await import("@/shared/billing/PrintedInvoice")).PrintedInvoice, null);

const papers = ["portrait", "roll"] as const;

/** Catalogues of the texts that the guest reads. */
const catalogues = ["billing", "invoice"] as const;

/** The document in words, with the address where it can be checked; there is no other page of it for a customer. */
function writtenOf(
  { kind, number, issuedOn, total }: BillingDocument,
  address: string,
  { name, currency }: Pick<Property, "name" | "currency">,
  { text, formats }: Words,
) {
  const document = `${text(`invoice.kind.${kind}`)} ${number}`;
  const amount = formats.money({ cents: total, currency });
  const lines = [
    text("billing.written.document", { document, date: formats.date(issuedOn), amount }),
    address && `${text("billing.written.check")}\n${address}`, // alone in its line, it is a link in any letters
    name,
  ];
  return { subject: document, body: lines.filter(Boolean).join("\n\n") };
}

/** Counts each print, so that a copy says that it is one; prints once that is stored. */
export function PrintDocumentRow({ document }: { document: BillingDocument }) {
  const { text } = useText();
  const dispatch = useDispatch();
  const property = useSelector(selectHotel)?.property;
  const { id, version, kind, prints, records, reader } = document;
  const isTicket = kind === "F2" || kind === "R5";
  const [paper, setPaper] = useState<(typeof papers)[number]>(isTicket ? "roll" : "portrait");
  const [awaited, setAwaited] = useState<number>();
  const words = useWordsIn(reader?.language ?? "", catalogues);
  if (!permissionOf(document, "print")?.isAllowed || !property) return null;
  const { mode, isTest } = property.billing;
  const isVerifiable = mode === "verifactu";
  const issue = records.map(({ record }) => record).find(({ type }) => type === "issue");
  const address = issue?.type === "issue" ? qrAddress(issue, { isVerifiable, isTest }) : "";

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
      {reader && words && (
        <PathLink
          to={newMessageToPath(reader.guestId, writtenOf(document, address, property, words))}
          className="btn btn-quiet"
        >
          {text("billing.write")}
        </PathLink>
      )}
      {awaited !== undefined && prints >= awaited && (
        <PrintedInvoice
          document={document}
          property={property}
          mark={{
            address,
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
