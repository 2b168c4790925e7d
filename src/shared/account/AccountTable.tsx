import "./account.scss";

import { generatePath } from "react-router-dom";

import type { Charge } from "@/contract/account/account";
import type { WindowSums } from "@/contract/account/accountWindows";
import { accountReasons } from "@/domain/account/accountRules";
import { chargedTotal } from "@/domain/account/balance";
import { correctionReasons, paymentReasons } from "@/domain/account/corrections";
import { movable } from "@/domain/account/placing";
import { isFollower, moveReasons } from "@/domain/account/moves";
import { inWindow } from "@/domain/account/windows";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { PlainTable } from "@/shared/ui/PlainTable";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";

import { type AccountLine, type ShownAccount, useAccountLines } from "./accountLines";
import { type LineAct, type LineAction, LineButton } from "./LineButton";

export interface LineActs {
  /** Acts on a single line, by its id. */
  onAct: (action: LineAction, chargeId: string) => void;
  /** No act is possible now: the row of actions says why. */
  isBlocked: boolean;
  /** By the id of a charge: the document that bills it. */
  documentOf?: Record<string, { id: string; number: string }> | undefined;
}

interface AccountTableProps extends LineActs {
  account: ShownAccount;
  /** Of the window that is shown. */
  sums: WindowSums;
  /** The id of its heading. */
  labelledBy: string;
}

/** A window of an account: its lines with their acts, and its sums. Of several windows, each has its lines to come. */
export function AccountTable({ account, sums, labelledBy, ...acts }: AccountTableProps) {
  const { text } = useText();
  const { money, date } = useBookingFormat(account);
  const { billing, charges } = account;
  const { window, total, handedOver, balance } = sums;
  const unposted = total - chargedTotal(inWindow(charges, window));
  const lines = inWindow(useAccountLines(account), window).filter(({ isComing }) => billing || !isComing);
  const feet = [
    ...(unposted === 0 ? [] : [{ label: text("booking.folioUnposted"), amount: unposted }]),
    { label: text("booking.total"), amount: total },
    ...(handedOver === undefined ? [] : [{ label: text("booking.group.handedOver"), amount: 0 - handedOver }]),
    { label: text("column.balance"), amount: balance },
  ];
  return (
    <PlainTable
      className="account-table"
      labelledBy={labelledBy}
      rows={lines}
      keyOf={({ id }) => id}
      lookOf={({ isComing }) => (isComing ? "is-coming" : undefined)}
      columns={[
        { id: "date", head: text("booking.folioDate"), render: (line) => date(line.date) },
        {
          id: "what",
          head: text("booking.folioWhat"),
          render: (line) => <LineWords account={account} line={line} {...acts} />,
        },
        {
          id: "quantity",
          head: text("booking.folioQuantity"),
          isNumeric: true,
          render: ({ charge }) => charge && <bdi dir="ltr">{charge.quantity ?? 1}</bdi>,
        },
        {
          id: "amount",
          head: text("booking.folioAmount"),
          isNumeric: true,
          render: ({ amount }) => money(amount),
        },
      ]}
      sums={feet.map(({ label, amount }) => ({ label, value: money(amount) }))}
    />
  );
}

interface LineWordsProps extends LineActs {
  account: ShownAccount;
  line: AccountLine;
}

function LineWords({ account, line, onAct, isBlocked, documentOf }: LineWordsProps) {
  const { text } = useText();
  const { id, what, detail, internal } = line;
  const document = documentOf?.[id];
  const acts = actsOf(line, account);
  return (
    <Row gap={8} rowGap={4} align="baseline" justify="between" wraps className="account-what">
      <Text shrinks breaksWords id={`line-${id}`}>
        <bdi>{what}</bdi>
        {detail && (
          <small>
            <bdi>{detail}</bdi>
          </small>
        )}
        {document && (
          <small>
            <PathLink to={generatePath(paths.document, { id: document.id })}>
              {text("booking.billedIn", { number: document.number })}
            </PathLink>
          </small>
        )}
        {internal && (
          <small className="account-internal">
            <bdi>{text("booking.internal", { reason: internal })}</bdi>
          </small>
        )}
      </Text>
      {acts.length > 0 && (
        <Row as="span" gap={4} shrinks breaksWords>
          {acts.map(({ action, reasons }) => (
            <LineButton
              key={action}
              action={action}
              reasons={reasons}
              describedBy={`line-${id}`}
              isBlocked={isBlocked}
              onPress={() => onAct(action, id)}
            />
          ))}
        </Row>
      )}
    </Row>
  );
}

/**
 * The acts on a line. Of payments, what was paid is corrected. A line to come can be moved, and not corrected; a part
 * of it that was moved can be taken back.
 */
function actsOf({ charge, payment, isComing }: AccountLine, account: ShownAccount): LineAct[] {
  if (charge)
    return [
      ...movesOf(charge, account),
      ...(isComing && charge.kind !== "split" ? [] : [correctionOf(charge, account)]),
    ];
  if (!payment || payment.amount <= 0) return [];
  return [{ action: "correct", reasons: paymentReasons(payment, account) }];
}

/** Moving needs a second window; a line that goes with another one has no button for it. */
function movesOf(line: Charge, account: ShownAccount): LineAct[] {
  if (!account.billing || isFollower(line)) return [];
  const reasons = [...accountReasons("move", account), ...moveReasons(line, movable(account).charges)];
  return [{ action: "move", reasons }];
}

function correctionOf(line: Charge, account: ShownAccount): LineAct {
  return { action: "correct", reasons: correctionReasons(line, movable(account).charges) };
}
