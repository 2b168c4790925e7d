import { Link } from "react-router-dom";

import type { Property } from "@/contract/property";
import { revenueOf } from "@/domain/close/dayRates";
import { occupancyOf } from "@/domain/rates/occupancy";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { LoadState } from "@/shared/ui/states/LoadState";

import { dayReports, reportPath } from "./closeApi";

/** The days that are closed, the newest first. */
export function Reports({ property: { currency } }: { property: Property }) {
  const { text } = useText();
  const { date, money, percent } = useFormat();
  const load = dayReports.use();
  return (
    <section className="card close-reports" aria-labelledby="close-reports">
      <h2 className="card-header" id="close-reports">
        {text("close.reports")}
      </h2>
      <div className="card-body">
        <LoadState
          load={load}
          failed={text("close.reportsFailed")}
          empty={load.data?.length === 0 && text("close.none.reports")}
        />
        {load.data && load.data.length > 0 && (
          <div className="close-table-frame">
            <table className="close-table" aria-labelledby="close-reports">
              <thead>
                <tr>
                  <th scope="col">{text("booking.folioDate")}</th>
                  <th scope="col" className="is-numeric">
                    {text("close.figure.occupancy")}
                  </th>
                  <th scope="col" className="is-numeric">
                    {text("close.figure.revenue")}
                  </th>
                  <th scope="col">{text("close.closedBy")}</th>
                </tr>
              </thead>
              <tbody>
                {load.data.map((report) => {
                  const occupancy = occupancyOf(report);
                  return (
                    <tr key={report.date}>
                      <th scope="row">
                        <Link to={reportPath(report.date)}>{date(report.date)}</Link>
                      </th>
                      <td className="is-numeric">{occupancy === undefined ? "–" : percent(occupancy)}</td>
                      <td className="is-numeric">
                        <bdi>{money({ cents: revenueOf(report), currency })}</bdi>
                      </td>
                      <td>
                        <bdi>{report.closedBy}</bdi>
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
        )}
      </div>
    </section>
  );
}
