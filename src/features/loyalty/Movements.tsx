import { useDispatch } from "react-redux";
import { generatePath, Link } from "react-router-dom";

import type { Member } from "@/contract/guests/member";
import { isRedemption } from "@/domain/loyalty/loyaltyRules";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { PlainTable } from "@/shared/ui/PlainTable";
import { Muted } from "@/shared/ui/layout/Muted";
import { Text } from "@/shared/ui/layout/Text";
import { RecordNumber } from "@/shared/ui/RecordNumber";
import { Reasons } from "@/shared/ui/states/Reasons";

import { memberRecord } from "./loyaltyRecords";

const StayLink = ({ id }: { id: string }) => (
  <Link to={generatePath(paths.reservation, { id })}>
    <RecordNumber id={id} />
  </Link>
);

/** The ledger with its balance, and the stays that earned nothing. */
export function Movements({ member: { ledger, unearned } }: { member: Member }) {
  const { text } = useText();
  const { date } = useFormat();
  const count = (points: number) => text("loyalty.number", { count: points });
  return (
    <>
      <Text as="h3" before={16} after={8}>
        {text("loyalty.ledger")}
      </Text>
      {ledger.length === 0 ? (
        <Muted as="p" size={13} className="loyalty-detail">
          {text("loyalty.noMovements")}
        </Muted>
      ) : (
        <PlainTable
          className="loyalty-ledger"
          label={text("loyalty.ledger")}
          keyOf={({ id }) => id}
          rows={ledger}
          columns={[
            {
              id: "date",
              head: text("loyalty.date"),
              render: ({ on }) => (
                <Text keepsLine isTabular>
                  {date(on)}
                </Text>
              ),
            },
            {
              id: "movement",
              head: text("loyalty.movement"),
              render: (entry) => <Movement entry={entry} canUndo={isRedemption(entry, ledger)} />,
            },
            { id: "points", head: text("loyalty.points"), isNumeric: true, render: ({ points }) => count(points) },
            { id: "balance", head: text("loyalty.balance"), isNumeric: true, render: ({ balance }) => count(balance) },
          ]}
        />
      )}
      {unearned.length > 0 && (
        <section aria-labelledby="loyalty-unearned">
          <Text as="h3" before={16} after={8} id="loyalty-unearned">
            {text("loyalty.unearned")}
          </Text>
          <ul className="loyalty-unearned">
            {unearned.map(({ reservationId, departure, reasons }) => (
              <Text as="li" padY={6} line="below" key={reservationId}>
                <StayLink id={reservationId} />{" "}
                <Muted size={13} className="loyalty-detail">
                  {date(departure)}
                </Muted>
                <Reasons reasons={reasons} isQuiet />
              </Text>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface MovementProps {
  entry: Member["ledger"][number];
  /** A redemption is taken back, in a dialog of the member. */
  canUndo: boolean;
}

function Movement({ entry: { id, kind, by, reason, reservationId }, canUndo }: MovementProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const undo = () => void dispatch(memberRecord.acts.actions.asked("undo", id));
  return (
    <>
      <span id={`movement-${id}`}>{text(`loyalty.kind.${kind}`)}</span>
      {reservationId && (
        <>
          {" · "}
          <StayLink id={reservationId} />
        </>
      )}
      {canUndo && (
        <button type="button" className="btn btn-quiet btn-sm" aria-describedby={`movement-${id}`} onClick={undo}>
          {text("loyalty.action.undo")}
        </button>
      )}
      {[reason, by].filter(Boolean).map((detail) => (
        <Muted size={13} key={detail} className="loyalty-detail">
          <bdi>{detail}</bdi>
        </Muted>
      ))}
    </>
  );
}
