import { type ReactNode, useEffect } from "react";
import { createPortal } from "react-dom";

import type { Reservation } from "@/contract/reservations";
import { vatByRate } from "@/domain/folio/vat";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";

import { guestName } from "../form/guest/guestName";
import { useBookingFormat } from "../form/useBookingFormat";
import type { FolioLine } from "./useFolioLines";

interface PrintedFolioProps {
  hotel: Hotel;
  reservation: Reservation;
  lines: FolioLine[];
  onPrinted: () => void;
}

/** The folio on paper: drawn, printed and removed. Its VAT is that of what is posted. */
export function PrintedFolio({ hotel, reservation, lines, onPrinted }: PrintedFolioProps) {
  const { text } = useText();
  const { money, date } = useBookingFormat(hotel.property);
  const { percent } = useFormat();
  const { id, confirmationNumber, guest, arrival, departure, nights, charges, total, balance } = reservation;

  useEffect(() => {
    window.print();
    onPrinted();
  }, [onPrinted]);

  const unposted = total - charges.reduce((sum, { amount }) => sum + amount, 0);
  const roomIds = new Set(nights.map(({ roomId }) => roomId));
  const rooms = hotel.rooms.filter((room) => roomIds.has(room.id)).map((room) => room.number);
  const facts = [
    [text("booking.number"), `${id} · ${confirmationNumber}`],
    [text("booking.guest"), [guestName(guest), guest.document].filter(Boolean).join(" · ")],
    [
      text("booking.stay"),
      `${date(arrival)} – ${date(departure)} · ${text("booking.nights", { count: nights.length })}`,
    ],
    [text("booking.room"), rooms.join(", ") || text("booking.roomNone")],
  ];
  const heads = [
    text("booking.folioDate"),
    text("booking.folioWhat"),
    text("booking.folioQuantity"),
    text("booking.vat.rate"),
    text("booking.folioAmount"),
  ];
  const rates = vatByRate(charges);
  const rowOf = ({ id: key, date: day, what, detail, charge, amount }: FolioLine) => [
    key,
    date(day),
    [what, detail].filter(Boolean).join(" · "),
    charge ? String(charge.quantity ?? 1) : "",
    charge ? percent((charge.vat ?? 10) / 100) : "",
    money(amount),
  ];

  return createPortal(
    <div className="printed-folio">
      <header>
        <h1>{text("booking.folio")}</h1>
        <p>
          <bdi>{hotel.property.name}</bdi> · <bdi>{date(hotel.property.businessDate)}</bdi>
        </p>
      </header>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <PrintedTable heads={heads} words={2} rows={lines.filter(({ charge }) => charge).map(rowOf)}>
        {unposted !== 0 && <SumRow label={text("booking.folioUnposted")} amount={money(unposted)} span={4} />}
        <SumRow label={text("booking.total")} amount={money(total)} span={4} />
      </PrintedTable>
      {rates.length > 0 && (
        <PrintedTable
          heads={[
            text("booking.vat.rate"),
            text("booking.vat.net"),
            text("booking.vat.tax"),
            text("booking.vat.gross"),
          ]}
          words={1}
          rows={rates.map(({ rate, net, vat, gross }) => [
            String(rate),
            percent(rate / 100),
            money(net),
            money(vat),
            money(gross),
          ])}
        />
      )}
      <PrintedTable
        heads={[text("booking.folioDate"), text("booking.method"), text("booking.folioAmount")]}
        words={2}
        rows={lines
          .filter(({ charge }) => !charge)
          .map((line) => {
            const [key, day, what, , , amount] = rowOf(line);
            return [key!, day!, what!, amount!];
          })}
      >
        <SumRow label={text("column.balance")} amount={money(balance)} span={2} />
      </PrintedTable>
    </div>,
    document.body,
  );
}

interface PrintedTableProps {
  heads: string[];
  /** The first columns, which hold no numbers. */
  words: number;
  /** Each with its key first. */
  rows: string[][];
  /** The sums. */
  children?: ReactNode;
}

function PrintedTable({ heads, words, rows, children }: PrintedTableProps) {
  const look = (place: number) => (place < words ? undefined : "is-numeric");
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head, place) => (
            <th key={head} scope="col" className={look(place)}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, ...cells]) => (
          <tr key={key}>
            {cells.map((cell, place) => (
              <td key={heads[place]} className={look(place)}>
                <bdi>{cell}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {children && <tfoot>{children}</tfoot>}
    </table>
  );
}

const SumRow = ({ label, amount, span }: { label: string; amount: string; span: number }) => (
  <tr>
    <th scope="row" colSpan={span}>
      {label}
    </th>
    <td className="is-numeric">{amount}</td>
  </tr>
);
