import "./day-report.scss";

import type { ReactNode } from "react";

import type { MethodCount } from "@/contract/day/dayFigures";
import type { Property } from "@/contract/property";
import { needsCount } from "@/domain/close/closeRules";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { PlainTable } from "@/shared/ui/PlainTable";

interface PaymentsTableProps {
  payments: MethodCount[];
  property: Property;
  buttonOf?: (count: MethodCount) => ReactNode;
}

/** Takings by method, beside their count and the reason of a difference. */
export function PaymentsTable({ payments, property: { currency }, buttonOf }: PaymentsTableProps) {
  const { text } = useText();
  const { money } = useFormat();
  const amount = (cents: number) => money({ cents, currency });
  return (
    <PlainTable
      className="day-report-table"
      label={text("close.payments")}
      keyOf={({ method }) => method}
      rows={payments}
      columns={[
        {
          id: "method",
          head: text("booking.method"),
          isRowHead: true,
          render: (count) => (
            <>
              {text(`booking.method.${count.method}`)}
              {count.reason && (
                <span className="day-report-quiet">
                  <bdi>{count.reason}</bdi>
                </span>
              )}
              {buttonOf?.(count)}
            </>
          ),
        },
        { id: "expected", head: text("close.expected"), isNumeric: true, render: ({ expected }) => amount(expected) },
        {
          id: "counted",
          head: text("close.counted"),
          isNumeric: true,
          render: (count) =>
            count.counted !== null ? amount(count.counted) : needsCount(count) ? text("close.uncounted") : "–",
        },
        {
          id: "difference",
          head: text("close.difference"),
          isNumeric: true,
          render: ({ counted, expected }) => (counted === null ? "–" : amount(counted - expected)),
        },
      ]}
    />
  );
}
