import { type ReactNode, useEffect } from "react";
import { createPortal } from "react-dom";

import type { AccountWindow } from "@/contract/account/account";
import type { Reservation } from "@/contract/reservations/reservations";
import { vatByRate } from "@/domain/account/vat";
import { inWindow, sumsOf } from "@/domain/account/windows";
import { fullName } from "@/domain/people/names";
import { roomIdsOf } from "@/domain/reservations/roomOf";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useWordsIn, type Words } from "@/shared/i18n/useWordsIn";

import { type AccountLine, accountLines } from "./accountLines";
import type { ShownAccount } from "./shownAccount";

interface PrintedFolioProps {
  hotel: Hotel;
  reservation: Reservation;
  account: ShownAccount;
  window: AccountWindow;
  onPrinted: () => void;
}

/** Of the texts on the paper. */
const catalogues = ["booking", "reservations"] as const;

/** A window of the folio on paper, in the guest's language: drawn, printed and removed. */
export function PrintedFolio({ onPrinted, ...folio }: PrintedFolioProps) {
  const words = useWordsIn(folio.reservation.guest.language, catalogues);
  const isReady = words !== undefined;

  useEffect(() => {
    if (!isReady) return;
    window.print();
    onPrinted();
  }, [isReady, onPrinted]);

  return words && createPortal(<Paper {...folio} words={words} />, document.body);
}

interface PaperProps extends Omit<PrintedFolioProps, "onPrinted"> {
  words: Words;
}

/** Its VAT is that of what is posted. */
function Paper({ hotel, reservation, account, window, words }: PaperProps) {
  const { text, language } = words;
  const { date, percent, list } = words.formats;
  const { currency } = hotel.property;
  const money = (cents: number) => words.formats.money({ cents, currency });
  const { id, confirmationNumber, guest, arrival, departure, nights, billing, windows } = reservation;
  const { total, balance } = sumsOf(windows, window);
  const charges = inWindow(reservation.charges, window);
  const lines = inWindow(accountLines({ ...account, upcoming: [] }, { text, money }), window);
  const unposted = total - charges.reduce((sum, { amount }) => sum + amount, 0);
  const roomIds = roomIdsOf(reservation);
  const rooms = hotel.rooms.filter((room) => roomIds.includes(room.id)).map((room) => room.number);
  const payer = window === "company" && billing ? [billing.name, billing.taxId, billing.email] : [];
  const facts = [
    ...(payer.length > 0 ? [[text("booking.payer"), payer.filter(Boolean).join(" · ")] as const] : []),
    [text("booking.number"), `${id} · ${confirmationNumber}`],
    [text("booking.guest"), [fullName(guest), guest.document].filter(Boolean).join(" · ")],
    [
      text("booking.stay"),
      `${date(arrival)} – ${date(departure)} · ${text("booking.nights", { count: nights.length })}`,
    ],
    [text("booking.room"), list(rooms) || text("booking.roomNone")],
  ];
  const heads = [
    text("booking.folioDate"),
    text("booking.folioWhat"),
    text("booking.folioQuantity"),
    text("booking.vat.rate"),
    text("booking.folioAmount"),
  ];
  const rates = vatByRate(charges);
  const rowOf = ({ id: key, date: day, what, detail, charge, amount }: AccountLine) => [
    key,
    date(day),
    [what, detail].filter(Boolean).join(" · "),
    charge ? String(charge.quantity ?? 1) : "",
    charge && charge.kind !== "transfer" ? percent((charge.vat ?? 10) / 100) : "",
    money(amount),
  ];

  return (
    <div className="printed-folio" lang={new Intl.Locale(language.locale).language} dir={language.dir}>
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
    </div>
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
