import { generatePath } from "react-router-dom";

import { ageingColumns, type ReceivableAccount } from "@/contract/billing/receivable";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useProperty } from "@/shared/hotel/useProperty";
import { useText } from "@/shared/i18n/useText";
import { RecordActs } from "@/shared/record/RecordActs";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { type PlainColumn, PlainTable } from "@/shared/ui/PlainTable";

import { LastReminder } from "../base/LastReminder";
import { documentList } from "../documents/documentList";
import { HISTORY_PARAMETER } from "./AccountHistory";
import { receivableActs } from "./receivableActs";
import { receivableRecord } from "./receivableRecord";

const documentsOf = (accountId: string, ageing?: string) =>
  `${paths.documents}?${documentList.query.address({ accountId: accountId || "none", ageing })}`;

const allAccounts = "all";

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

/** The accounts on credit, with what each owes by how late it is. */
export function Ageing({ accounts }: { accounts: ReceivableAccount[] }) {
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
            <RecordActs
              kind={receivableRecord}
              record={account}
              recordName={nameOf(account)}
              acts={receivableActs}
              last={
                <PathLink
                  className="btn btn-quiet"
                  to={`${paths.receivables}?${HISTORY_PARAMETER}=${account.id}`}
                  aria-label={`${text("billing.history")} · ${nameOf(account)}`}
                >
                  {text("billing.history")}
                </PathLink>
              }
            />
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

/** The account's name, which opens the record of its company, with its terms and what a person has to know of it. */
function AccountName({ account, name }: { account: ReceivableAccount; name: string }) {
  const { text } = useText();
  const { money } = useBookingFormat(useProperty());
  const { id, hasCredit, limit, termDays, unapplied, isOverLimit, balance, reminder, actions } = account;
  const termsOf = (most: number, days: number) =>
    most > 0 ? text("receivables.terms", { days, limit: money(most) }) : text("receivables.noLimit", { days });
  return (
    <Stack as="span" gap={2} align="start">
      <Text as="bdi" weight={550}>
        {actions.length > 0 ? <PathLink to={generatePath(paths.company, { id })}>{name}</PathLink> : name}
      </Text>
      {actions.length > 0 && (
        <Muted as="span" size={13}>
          {hasCredit ? termsOf(limit, termDays) : text("receivables.noCredit")}
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
