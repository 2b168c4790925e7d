import { Link } from "react-router-dom";

import type { Property } from "@/contract/property";
import { revenueOf } from "@/domain/close/dayRates";
import { occupancyOf } from "@/domain/rates/occupancy";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { ChevronDownIcon } from "@/shared/ui/icons";
import { PlainTable } from "@/shared/ui/PlainTable";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";
import { LoadState } from "@/shared/ui/states/LoadState";

import { dayReports, reportPath } from "./closeApi";

/** The days that are closed, the newest first. */
export function Reports({ property: { currency } }: { property: Property }) {
  const { text } = useText();
  const { date, money, percent } = useFormat();
  const load = dayReports.use();
  const share = (occupancy: number | undefined) => (occupancy === undefined ? "–" : percent(occupancy));
  return (
    <Text as="section" before={16} className="card" aria-labelledby="close-reports">
      <details>
        <Row as="summary" padX={20} padY={16} gap={16} className="close-reports-head">
          <h2 id="close-reports">{text("close.reports")}</h2>
          <ChevronDownIcon size={18} aria-hidden="true" className="close-fold" />
        </Row>
        <div className="card-body">
          <LoadState
            load={load}
            failed={text("close.reportsFailed")}
            empty={load.data?.length === 0 && text("close.none.reports")}
          />
          {load.data && load.data.length > 0 && (
            <PlainTable
              labelledBy="close-reports"
              keyOf={(report) => report.date}
              rows={load.data}
              columns={[
                {
                  id: "date",
                  head: text("booking.folioDate"),
                  isRowHead: true,
                  render: (report) => <Link to={reportPath(report.date)}>{date(report.date)}</Link>,
                },
                {
                  id: "occupancy",
                  head: text("close.figure.occupancy"),
                  isNumeric: true,
                  render: (report) => share(occupancyOf(report)),
                },
                {
                  id: "revenue",
                  head: text("close.figure.revenue"),
                  isNumeric: true,
                  render: (report) => money({ cents: revenueOf(report), currency }),
                },
                { id: "closedBy", head: text("close.closedBy"), render: ({ closedBy }) => <bdi>{closedBy}</bdi> },
              ]}
            />
          )}
        </div>
      </details>
    </Text>
  );
}
