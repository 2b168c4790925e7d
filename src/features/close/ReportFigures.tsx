import type { DayReport } from "@/contract/reservations/close";
import type { Property } from "@/contract/property";
import { addDays } from "@/domain/civilDate";
import { dailyRateOf, occupiedOf, revenueOf, revenuePerRoomOf, totalPerRoomOf } from "@/domain/close/dayRates";
import { occupancyOf } from "@/domain/rates/occupancy";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { PlainTable } from "@/shared/ui/PlainTable";

import { Adjustments } from "./Adjustments";
import { CleaningTable, useCleaningWords } from "./CleaningTable";
import { PaymentsTable } from "./PaymentsTable";

interface ReportFiguresProps {
  report: DayReport;
  property: Property;
}

const unknown = "–";

/** What is kept of a closed day. */
export function ReportFigures({ report, property }: ReportFiguresProps) {
  const { text } = useText();
  const { money, percent, date, dayAndTime } = useFormat();
  const cleaningWords = useCleaningWords();
  const amount = (cents: number | undefined) =>
    cents === undefined ? unknown : money({ cents, currency: property.currency });
  const { sold, available, rooms, adjustments } = report;
  const share = (ofRooms: number) => {
    const occupancy = occupancyOf({ sold, available: ofRooms });
    return occupancy === undefined ? unknown : percent(occupancy);
  };
  const cleaningTitle = text("close.cleaningOf", { date: date(addDays(report.date, 1)) });
  const count = (figure: number) => text("close.number", { count: figure });

  return (
    <>
      <Facts
        facts={[
          [text("close.closedBy"), report.closedBy],
          [text("close.closedAt"), dayAndTime(report.closedAt, property.timeZone)],
          [text("close.figure.arrivals"), count(report.arrivals)],
          [text("close.figure.departures"), count(report.departures)],
          [text("close.figure.noShows"), count(report.noShows)],
          [text("close.figure.cancellations"), count(report.cancellations)],
          [
            text("close.figure.sold"),
            text("close.soldOf", { sold, available }),
            text("close.figure.sold.means", { rooms }),
          ],
          [
            text("close.figure.occupancy"),
            share(available),
            text("close.figure.occupancy.means", { share: share(rooms) }),
          ],
          [
            text("close.figure.occupied"),
            count(occupiedOf(report)),
            text("close.figure.occupied.means", {
              sold,
              complimentary: report.complimentary,
              houseUse: report.houseUse,
            }),
          ],
          [text("close.figure.people"), count(report.people)],
          [text("close.figure.adr"), amount(dailyRateOf(report)), text("close.figure.adr.means")],
          [text("close.figure.revPar"), amount(revenuePerRoomOf(report)), text("close.figure.revPar.means", { rooms })],
          [text("close.figure.tRevPar"), amount(totalPerRoomOf(report)), text("close.figure.tRevPar.means")],
          [text("close.figure.messages"), count(report.messagesSent)],
        ]}
      />
      <h2>{text("close.revenues")}</h2>
      <Facts
        facts={[
          [text("close.figure.room"), amount(report.roomRevenue)],
          [text("close.figure.other"), amount(report.otherRevenue)],
          [text("close.figure.fees"), amount(report.fees)],
          [text("close.figure.allowances"), amount(report.allowances)],
          [text("close.figure.corrections"), amount(report.corrections)],
          [text("close.figure.revenue"), amount(revenueOf(report))],
        ]}
      />
      <Adjustments adjustments={adjustments} property={property} />
      {report.vat.length > 0 && (
        <PlainTable
          className="close-table"
          label={text("booking.vat.rate")}
          keyOf={({ rate }) => String(rate)}
          rows={report.vat}
          columns={[
            {
              id: "rate",
              head: text("booking.vat.rate"),
              isRowHead: true,
              render: ({ rate }) => percent(rate / 100),
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
      {report.cleaning.length > 0 && (
        <>
          <h2>{cleaningTitle}</h2>
          <p>{cleaningWords(report.cleaning)}</p>
          <CleaningTable tasks={report.cleaning} label={cleaningTitle} />
        </>
      )}
    </>
  );
}

type Fact = [label: string, value: string, means?: string];

const Facts = ({ facts }: { facts: Fact[] }) => (
  <dl className="close-facts">
    {facts.map(([label, value, means]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <bdi>{value}</bdi>
          {means && <small className="close-quiet">{means}</small>}
        </dd>
      </div>
    ))}
  </dl>
);
