import "./receivables.scss";

import { generatePath } from "react-router-dom";

import { ageingColumns, type ReceivableAccount, type UnbilledDebt } from "@/contract/billing/receivable";
import { permissionFor } from "@/domain/permissionFor";
import { ActionRow } from "@/shared/actions/ActionRow";
import { hotel } from "@/shared/hotel/hotelSlice";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useProperty } from "@/shared/hotel/useProperty";
import { useText } from "@/shared/i18n/useText";
import { RecordActs } from "@/shared/record/RecordActs";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { Card } from "@/shared/ui/layout/Card";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { PageHeader } from "@/shared/ui/page/PageHeader";
import { type PlainColumn, PlainTable } from "@/shared/ui/PlainTable";
import { RecordNumber } from "@/shared/ui/RecordNumber";
import { LoadState } from "@/shared/ui/states/LoadState";

import { LastReminder } from "../base/LastReminder";
import { receivables } from "../base/receivablesLoad";
import { documentList } from "../documents/documentList";
import { newAccountActs, receivableActs } from "./receivableActs";
import { newAccountId, receivableRecord } from "./receivableRecord";

const newAccount = { id: newAccountId, version: 0 };
const newAllowed = [permissionFor("edit", [])];

/** The debts of companies and agencies, by how late they are. Each amount opens its documents. */
export function ReceivablesPage() {
  const { text } = useText();
  const load = receivables.use();
  const hotelLoad = hotel.use();
  const { data } = load;
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
          {data.unbilled.length > 0 && (
            <Card title={text("receivables.unbilled")}>
              <Unbilled debts={data.unbilled} />
            </Card>
          )}
        </Stack>
      )}
    </>
  );
}

/** The documents behind an amount. */
const documentsOf = (accountId: string, ageing?: string) =>
  `${paths.documents}?${documentList.query.address({ accountId: accountId || "none", ageing })}`;

const allAccounts = "all";

/** The row of all accounts together. */
function addedUp(accounts: readonly ReceivableAccount[]): ReceivableAccount {
  const sumOf = (valueOf: (account: ReceivableAccount) => number) =>
    accounts.reduce((sum, account) => sum + valueOf(account), 0);
  const ageing = Object.fromEntries(ageingColumns.map((age) => [age, sumOf((one) => one.ageing[age])]));
  return {
    ...accounts[0]!,
    id: allAccounts,
    balance: sumOf(({ balance }) => balance),
    ageing: ageing as ReceivableAccount["ageing"],
    unapplied: sumOf(({ unapplied }) => unapplied),
    isOverLimit: false,
    actions: [],
    reminder: undefined,
  };
}

function Ageing({ accounts }: { accounts: ReceivableAccount[] }) {
  const { text } = useText();
  const { money } = useBookingFormat(useProperty());
  const nameOf = ({ id, customer }: ReceivableAccount) => {
    if (id === allAccounts) return text("receivables.total");
    return id ? customer.name : text("receivables.none");
  };
  const amount = (account: ReceivableAccount, cents: number, age?: (typeof ageingColumns)[number]) => {
    if (cents === 0) return "—";
    if (account.id === allAccounts) return money(cents);
    const words = age ? text(`receivables.age.${age}`) : text("receivables.total");
    return (
      <PathLink
        to={documentsOf(account.id, age)}
        aria-label={text("receivables.cell", { name: nameOf(account), age: words, amount: money(cents) })}
      >
        {money(cents)}
      </PathLink>
    );
  };
  const columns: PlainColumn<ReceivableAccount>[] = [
    {
      id: "account",
      head: text("receivables.account"),
      isRowHead: true,
      render: (account) => <AccountName account={account} name={nameOf(account)} />,
    },
    ...ageingColumns.map((age) => ({
      id: age,
      head: text(`receivables.age.${age}`),
      isNumeric: true,
      render: (account: ReceivableAccount) => amount(account, account.ageing[age], age),
    })),
    {
      id: "total",
      head: text("receivables.total"),
      isNumeric: true,
      render: (account) => amount(account, account.balance),
    },
    {
      id: "acts",
      head: text("receivables.acts"),
      render: (account) =>
        account.actions.length > 0 && (
          <div className="ageing-acts">
            <RecordActs kind={receivableRecord} record={account} recordName={nameOf(account)} acts={receivableActs} />
          </div>
        ),
    },
  ];
  if (accounts.length === 0) return <p className="card-body">{text("receivables.empty")}</p>;
  return (
    <PlainTable
      label={text("receivables.table")}
      frameLabel={text("receivables.table")}
      columns={columns}
      className="ageing"
      rows={accounts}
      keyOf={({ id }) => id}
      total={accounts.length > 1 ? addedUp(accounts) : undefined}
    />
  );
}

/** Its terms below it, and what a person has to know of it. */
function AccountName({ account, name }: { account: ReceivableAccount; name: string }) {
  const { text } = useText();
  const { money } = useBookingFormat(useProperty());
  const { limit, termDays, unapplied, isOverLimit, balance, reminder, actions } = account;
  return (
    <Stack as="span" gap={2} align="start">
      <Text as="bdi" weight={550}>
        {name}
      </Text>
      {actions.length > 0 && (
        <Muted as="span" size={13}>
          {limit > 0
            ? text("receivables.terms", { days: termDays, limit: money(limit) })
            : text("receivables.noLimit", { days: termDays })}
        </Muted>
      )}
      {unapplied !== 0 && (
        <Text size={13} tone="sea">
          {text("receivables.unapplied", { amount: money(unapplied) })}
        </Text>
      )}
      {reminder && (
        <Text as="span" size={13}>
          {text("billing.reminder")}
          <LastReminder reminder={reminder} />
        </Text>
      )}
      {isOverLimit && (
        <Text size={13} tone="danger" dir="auto">
          {text("receivables.overLimit", { name, amount: money(balance), limit: money(limit) })}
        </Text>
      )}
    </Stack>
  );
}

/** Debts that the desk has handed over to accounts receivable, and that no document bills yet. */
function Unbilled({ debts }: { debts: UnbilledDebt[] }) {
  const { text } = useText();
  const { money, date } = useBookingFormat(useProperty());
  return (
    <PlainTable
      label={text("receivables.unbilled")}
      rows={debts}
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
        { id: "name", head: text("receivables.account"), render: ({ name }) => <bdi>{name}</bdi> },
        { id: "since", head: text("receivables.since"), render: ({ since }) => date(since) },
        { id: "amount", head: text("invoice.amount"), isNumeric: true, render: ({ amount }) => money(amount) },
      ]}
    />
  );
}
