import "./day-report.scss";

import type { DayReport } from "@/contract/day/close";
import type { Property } from "@/contract/property";
import { addDays } from "@/domain/civilDate";
import { dailyRateOf, revenueOf, revenuePerRoomOf, totalPerRoomOf } from "@/domain/close/dayRates";
import { occupiedNights } from "@/domain/kpis/rates";
import { occupancyOf } from "@/domain/rates/occupancy";
import { type Figure, Figures } from "@/shared/figures/Figures";
import type { MessageIdOf } from "@/shared/i18n/catalogues";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { PlainTable } from "@/shared/ui/PlainTable";

import { Adjustments } from "./Adjustments";
import { CleaningTable, useCleaningWords } from "./CleaningTable";
import { PaymentsTable } from "./PaymentsTable";
import { TillsTable } from "./TillsTable";

interface DayReportFiguresProps {
  report: DayReport;
  property: Property;
  /** On paper nothing is folded. */
  isPrinted?: boolean;
}

/** Figures that are kept of a closed day. */
export function DayReportFigures({ report, property, isPrinted }: DayReportFiguresProps) {
  const { text } = useText();
  const { money, percent, date, dayAndTime } = useFormat();
  const cleaningWords = useCleaningWords();
  const amount = (cents: number | undefined) =>
    cents === undefined ? undefined : money({ cents, currency: property.currency });
  const { sold, available, rooms, adjustments } = report;
  const share = (ofRooms: number) => {
    const occupancy = occupancyOf({ sold, available: ofRooms });
    return occupancy === undefined ? undefined : percent(occupancy);
  };
  const cleaningTitle = text("close.cleaningOf", { date: date(addDays(report.date, 1)) });
  const count = (number: number) => text("close.number", { count: number });
  const figure = (id: FigureId, value: string | undefined, definition?: string): Figure => ({
    id,
    label: text(`close.figure.${id}`),
    value,
    meaning: definition === undefined ? undefined : { definition },
  });

  return (
    <>
      <p>
        {text("close.closedBy")}: <bdi>{report.closedBy}</bdi> · {text("close.closedAt")}:{" "}
        <bdi>{dayAndTime(report.closedAt, property.timeZone)}</bdi>
      </p>
      {report.reason && (
        <p>
          {text("close.aheadReason")}: <bdi>{report.reason}</bdi>
        </p>
      )}
      <Figures
        figures={[
          figure("arrivals", count(report.arrivals)),
          figure("departures", count(report.departures)),
          figure("noShows", count(report.noShows)),
          figure("cancellations", count(report.cancellations)),
          figure("sold", text("close.soldOf", { sold, available }), text("close.figure.sold.means", { rooms })),
          figure("occupancy", share(available), text("close.figure.occupancy.means", { share: share(rooms) ?? "—" })),
          figure(
            "occupied",
            count(occupiedNights(report)),
            text("close.figure.occupied.means", {
              sold,
              complimentary: report.complimentary,
              houseUse: report.houseUse,
            }),
          ),
          figure("people", count(report.people)),
          figure("adr", amount(dailyRateOf(report)), text("close.figure.adr.means")),
          figure("revPar", amount(revenuePerRoomOf(report)), text("close.figure.revPar.means", { rooms })),
          figure("tRevPar", amount(totalPerRoomOf(report)), text("close.figure.tRevPar.means")),
          figure("messages", count(report.messagesSent)),
        ]}
      />
      <h2>{text("close.revenues")}</h2>
      <Figures
        figures={[
          figure("room", amount(report.roomRevenue)),
          figure("other", amount(report.otherRevenue)),
          figure("fees", amount(report.fees)),
          figure("allowances", amount(report.allowances)),
          figure("corrections", amount(report.corrections)),
          figure("revenue", amount(revenueOf(report))),
        ]}
      />
      <Adjustments adjustments={adjustments} property={property} />
      {report.vat.length > 0 && (
        <PlainTable
          className="day-report-table"
          label={text("booking.vat.rate")}
          keyOf={({ rate }) => String(rate)}
          rows={report.vat}
          columns={[
            {
              id: "rate",
              head: text("booking.vat.rate"),
              isRowHead: true,
              render: ({ rate }) => (rate === 0 ? text("invoice.untaxed.notSubject") : percent(rate / 100)),
            },
            { id: "net", head: text("booking.vat.net"), isNumeric: true, render: ({ net }) => amount(net) },
            { id: "tax", head: text("booking.vat.tax"), isNumeric: true, render: ({ vat }) => amount(vat) },
            { id: "gross", head: text("booking.vat.gross"), isNumeric: true, render: ({ gross }) => amount(gross) },
          ]}
        />
      )}
      <h2>{text("close.payments")}</h2>
      {report.payments.length > 0 ? (
        <PaymentsTable payments={report.payments} property={property} />
      ) : (
        <p>{text("close.none.cash")}</p>
      )}
      {report.tills.length > 0 && (
        <>
          <h2>{text("close.tills")}</h2>
          <TillsTable tills={report.tills} property={property} />
        </>
      )}
      {report.cleaning.length > 0 && (
        <>
          <h2>{cleaningTitle}</h2>
          <details open={isPrinted} className="day-report-fold">
            <summary>{cleaningWords(report.cleaning)}</summary>
            <CleaningTable tasks={report.cleaning} label={cleaningTitle} />
          </details>
        </>
      )}
    </>
  );
}

type FigureId<Id = MessageIdOf<"close">> = Id extends `close.figure.${infer Name}` ? Name : never;
