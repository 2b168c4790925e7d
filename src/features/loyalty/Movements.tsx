import { generatePath, Link } from "react-router-dom";

import type { Member } from "@/contract/guests/member";
import { isRedemption } from "@/domain/loyalty/loyaltyRules";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { Reasons } from "@/shared/ui/states/Reasons";

const reservationPath = (id: string) => generatePath(paths.reservation, { id });

interface MovementsProps {
  member: Member;
  /** Asks to take a redemption back. */
  onUndo: (entryId: string) => void;
}

/** The ledger with its balance, and the stays that earned nothing. */
export function Movements({ member: { ledger, unearned }, onUndo }: MovementsProps) {
  const { text } = useText();
  const { date } = useFormat();
  return (
    <>
      <h3 className="loyalty-heading">{text("loyalty.ledger")}</h3>
      {ledger.length === 0 ? (
        <p className="loyalty-detail">{text("loyalty.noMovements")}</p>
      ) : (
        <table className="loyalty-ledger" aria-label={text("loyalty.ledger")}>
          <thead>
            <tr>
              <th scope="col">{text("loyalty.date")}</th>
              <th scope="col">{text("loyalty.movement")}</th>
              <th scope="col" className="is-number">
                {text("loyalty.points")}
              </th>
              <th scope="col" className="is-number">
                {text("loyalty.balance")}
              </th>
            </tr>
          </thead>
          <tbody>
            {ledger.map((entry) => {
              const { id, on, kind, points, balance, by, reason, reservationId } = entry;
              return (
                <tr key={id}>
                  <td className="loyalty-date">{date(on)}</td>
                  <td>
                    <span id={`movement-${id}`}>{text(`loyalty.kind.${kind}`)}</span>
                    {reservationId && (
                      <>
                        {" · "}
                        <Link to={reservationPath(reservationId)}>
                          <bdi>{reservationId}</bdi>
                        </Link>
                      </>
                    )}
                    {isRedemption(entry, ledger) && (
                      <button
                        type="button"
                        className="btn btn-quiet btn-sm"
                        aria-describedby={`movement-${id}`}
                        onClick={() => onUndo(id)}
                      >
                        {text("loyalty.action.undo")}
                      </button>
                    )}
                    {reason && (
                      <span className="loyalty-detail">
                        <bdi>{reason}</bdi>
                      </span>
                    )}
                    {by && (
                      <span className="loyalty-detail">
                        <bdi>{by}</bdi>
                      </span>
                    )}
                  </td>
                  <td className="is-number">{text("loyalty.number", { count: points })}</td>
                  <td className="is-number">{text("loyalty.number", { count: balance })}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {unearned.length > 0 && (
        <section aria-labelledby="loyalty-unearned">
          <h3 id="loyalty-unearned" className="loyalty-heading">
            {text("loyalty.unearned")}
          </h3>
          <ul className="loyalty-unearned">
            {unearned.map(({ reservationId, departure, reasons }) => (
              <li key={reservationId}>
                <Link to={reservationPath(reservationId)}>
                  <bdi>{reservationId}</bdi>
                </Link>{" "}
                <span className="loyalty-detail">{date(departure)}</span>
                <Reasons reasons={reasons} isQuiet />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
