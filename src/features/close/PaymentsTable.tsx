import type { ReactNode } from "react";

import type { MethodCount } from "@/contract/reservations/close";
import type { Property } from "@/contract/property";
import { needsCount } from "@/domain/close/closeRules";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";

interface PaymentsTableProps {
  payments: MethodCount[];
  property: Property;
  buttonOf?: (count: MethodCount) => ReactNode;
}

/** What was taken by each method, beside what was counted and why it differs. */
export function PaymentsTable({ payments, property: { currency }, buttonOf }: PaymentsTableProps) {
  const { text } = useText();
  const { money } = useFormat();
  const amount = (cents: number) => <bdi>{money({ cents, currency })}</bdi>;
  return (
    <div className="close-table-frame">
      <table className="close-table" aria-label={text("close.payments")}>
        <thead>
          <tr>
            <th scope="col">{text("booking.method")}</th>
            <th scope="col" className="is-numeric">
              {text("close.expected")}
            </th>
            <th scope="col" className="is-numeric">
              {text("close.counted")}
            </th>
            <th scope="col" className="is-numeric">
              {text("close.difference")}
            </th>
          </tr>
        </thead>
        <tbody>
          {payments.map((count) => {
            const { method, expected, counted, reason } = count;
            return (
              <tr key={method}>
                <th scope="row">
                  {text(`booking.method.${method}`)}
                  {reason && (
                    <span className="close-quiet">
                      <bdi>{reason}</bdi>
                    </span>
                  )}
                  {buttonOf?.(count)}
                </th>
                <td className="is-numeric">{amount(expected)}</td>
                <td className="is-numeric">
                  {counted === null ? (needsCount(count) ? text("close.uncounted") : "–") : amount(counted)}
                </td>
                <td className="is-numeric">{counted === null ? "–" : amount(counted - expected)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
