import "./receivables.scss";

import type { ReactNode } from "react";
import { generatePath, useSearchParams } from "react-router-dom";

import type { UnbilledSum } from "@/contract/billing/receivable";
import { permissionFor } from "@/domain/permissionFor";
import type { Act } from "@/shared/actions/act";
import { ActionRow } from "@/shared/actions/ActionRow";
import type { PayerInput } from "@/shared/companies/PayerFields";
import { hotel } from "@/shared/hotel/hotelSlice";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useProperty } from "@/shared/hotel/useProperty";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { Card } from "@/shared/ui/layout/Card";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { PageHeader } from "@/shared/ui/page/PageHeader";
import { PlainTable } from "@/shared/ui/PlainTable";
import { RecordNumber } from "@/shared/ui/RecordNumber";
import { LoadState } from "@/shared/ui/states/LoadState";
import { onDemand } from "@/shared/ui/states/onDemand";

import { receivables } from "../base/receivablesLoad";
import { AccountHistory, HISTORY_PARAMETER } from "./AccountHistory";
import { Ageing } from "./Ageing";
import { payerLink, type TypedPayer } from "./payerLink";
import { newAccountActs } from "./receivableActs";
import { newAccountId, receivableRecord } from "./receivableRecord";

/** Opened by a press. */
const LinkDialog = onDemand(async () => (await import("./LinkDialog")).LinkDialog, null);

const newAccount = { id: newAccountId, version: 0 };
const newAllowed = [permissionFor("edit", [])];

/** The debts of companies and agencies, by how late they are. Each amount opens its documents. */
export function ReceivablesPage() {
  const { text } = useText();
  const load = receivables.use();
  const hotelLoad = hotel.use();
  const { data } = load;
  const opened = useSearchParams()[0].get(HISTORY_PARAMETER);
  const account = data?.accounts.find(({ id }) => id !== "" && id === opened);
  return (
    <>
      <PageHeader description={text("receivables.plan")}>
        {hotelLoad.data && (
          <ActionRow kit={receivableRecord.acts} record={newAccount} permissions={newAllowed} acts={newAccountActs} />
        )}
      </PageHeader>
      {!data || !hotelLoad.data ? (
        <LoadState load={data ? hotelLoad : load} failed={text("receivables.failed")} />
      ) : (
        <Stack gap={16}>
          <Card title={text("receivables.table")}>
            <Ageing accounts={data.accounts} />
          </Card>
          <Unbilled title={text("receivables.unbilled")} sums={data.unbilled} />
          <Unbilled title={text("receivables.owedBack")} sums={data.owedBack} />
        </Stack>
      )}
      {hotelLoad.data && account && <AccountHistory key={account.id} account={account} />}
    </>
  );
}

/** Sums at the folio of a stay that no document bills. */
function Unbilled({ title, sums }: { title: string; sums: UnbilledSum[] }) {
  const { text } = useText();
  const { money, date } = useBookingFormat(useProperty());
  if (sums.length === 0) return null;
  return (
    <Card title={title}>
      <PlainTable
        label={title}
        frameLabel={title}
        rows={sums}
        keyOf={({ reservationId, window }) => `${reservationId} ${window}`}
        columns={[
          {
            id: "reservation",
            head: text("billing.reservation"),
            isRowHead: true,
            render: ({ reservationId }) => (
              <PathLink to={generatePath(paths.reservation, { id: reservationId })}>
                <RecordNumber id={reservationId} />
              </PathLink>
            ),
          },
          {
            id: "name",
            head: text("billing.customer"),
            render: (sum) => (
              <WithDetail detail={text(`booking.window.${sum.window}`)}>
                <Payer sum={sum} />
              </WithDetail>
            ),
          },
          {
            id: "amount",
            head: text("invoice.amount"),
            isNumeric: true,
            render: ({ amount, since }) => (
              <WithDetail align="end" detail={`${text("receivables.since")} ${date(since)}`}>
                {money(amount)}
              </WithDetail>
            ),
          },
        ]}
      />
    </Card>
  );
}

const linkable = [permissionFor("link", [])];

const linkActs: Act<"link", PayerInput, TypedPayer>[] = [
  {
    action: "link",
    label: "receivables.link",
    renderDialog: (dialog, { name }) => <LinkDialog dialog={dialog} name={name} />,
  },
];

/** The record of a company that pays. One that was only typed is offered for linking. */
function Payer({ sum: { reservationId, window, name, companyId } }: { sum: UnbilledSum }) {
  if (companyId)
    return (
      <PathLink to={generatePath(paths.company, { id: companyId })}>
        <bdi>{name}</bdi>
      </PathLink>
    );
  if (window === "guest") return <bdi>{name}</bdi>;
  return (
    <Stack gap={4} align="start">
      <bdi>{name}</bdi>
      <ActionRow
        kit={payerLink.acts}
        record={{ id: reservationId, version: 0, name }}
        recordName={name}
        permissions={linkable}
        acts={linkActs}
      />
    </Stack>
  );
}

interface WithDetailProps {
  align?: "start" | "end";
  detail: string;
  children: ReactNode;
}

/** A phone has no room for a column more. */
function WithDetail({ align = "start", detail, children }: WithDetailProps) {
  return (
    <Stack as="span" gap={2} align={align}>
      <span>{children}</span>
      <Muted as="span" size={13}>
        {detail}
      </Muted>
    </Stack>
  );
}
