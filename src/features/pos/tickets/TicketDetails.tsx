import { type ReactNode, useId } from "react";
import { generatePath } from "react-router-dom";

import type { Ticket } from "@/contract/pos/tickets";
import { isOpen, isSold } from "@/domain/pos/ticketStates";
import { useProperty } from "@/shared/hotel/useProperty";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { Facts } from "@/shared/ui/layout/Facts";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { Warning } from "@/shared/ui/states/Warning";

import { PrintButton } from "../paper/PrintButton";
import { PrintedTicket } from "../paper/PrintedTicket";
import { Signature, TicketSheet, TicketTaxes } from "../paper/TicketSheet";
import { TicketReturns } from "./TicketReturns";

/** All that is known of a ticket: what was sold, paid and given back, with its papers. */
export function TicketDetails({ ticket }: { ticket: Ticket }) {
  const { text } = useText();
  const property = useProperty();
  const { number, documentId, printedAs, payer, payments, signature, isLate, returns, shiftId } = ticket;
  const isRoom = payments.some(({ method }) => method === "room");
  return (
    <Stack gap={20} after={20}>
      {isLate && <Warning>{text("tickets.late")}</Warning>}
      <Section title={text("tickets.lines")}>
        <TicketSheet ticket={ticket} property={property} />
      </Section>
      {number !== "" && (
        <Section title={text("invoice.taxes")}>
          <TicketTaxes ticket={ticket} property={property} />
        </Section>
      )}
      {returns.length > 0 && (
        <Section title={text("tickets.returns")}>
          <TicketReturns ticket={ticket} />
        </Section>
      )}
      <Facts
        shape="beside"
        facts={[
          {
            label: text("tickets.document"),
            value: documentId && (
              <PathLink to={generatePath(paths.document, { id: documentId })}>
                <bdi>{number}</bdi>
              </PathLink>
            ),
          },
          { label: text("tickets.printedAs"), value: printedAs },
          {
            label: text("tickets.payer"),
            value:
              payer &&
              (isRoom ? (
                <PathLink to={generatePath(paths.reservation, { id: payer.id })}>
                  <bdi>{payer.name}</bdi>
                </PathLink>
              ) : (
                payer.name
              )),
          },
          {
            label: text("tickets.shift"),
            value: shiftId && <PathLink to={`${paths.tillShifts}/${shiftId}`}>{shiftId}</PathLink>,
          },
        ]}
      />
      {signature && <Signature path={signature} />}
      <Row gap={8} wraps>
        {isOpen(ticket) && (
          <PathLink to={paths.sale} className="btn btn-quiet">
            {text("tickets.toTill")}
          </PathLink>
        )}
        {isSold(ticket) && (
          <PrintButton label={text("tickets.print")}>
            {(onPrinted) => <PrintedTicket as="copy" ticket={ticket} property={property} onPrinted={onPrinted} />}
          </PrintButton>
        )}
      </Row>
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap={8} aria-labelledby={id}>
      <Text as="h3" id={id} size={15} weight={620}>
        {title}
      </Text>
      {children}
    </Stack>
  );
}
