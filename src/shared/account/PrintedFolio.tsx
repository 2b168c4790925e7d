import type { AccountWindow } from "@/contract/account/account";
import type { Reservation } from "@/contract/reservations/reservations";
import { vatByRate } from "@/domain/account/vat";
import { inWindow, sumsOf } from "@/domain/account/windows";
import { fullName } from "@/domain/people/names";
import { roomIdsOf } from "@/domain/reservations/roomOf";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useWordsIn, type Words } from "@/shared/i18n/useWordsIn";
import { PrintDocument } from "@/shared/print/PrintDocument";
import { Printing } from "@/shared/print/Printing";
import { type PlainColumn, PlainTable } from "@/shared/ui/PlainTable";

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
const catalogues = ["booking", "reservations", "controls"] as const;

/** A window of the folio on paper, in the guest's language. */
export function PrintedFolio({ onPrinted, ...folio }: PrintedFolioProps) {
  const words = useWordsIn(folio.reservation.guest.language, catalogues);
  if (!words) return null;
  return (
    <Printing onPrinted={onPrinted}>
      <Paper {...folio} words={words} />
    </Printing>
  );
}

interface PaperProps extends Omit<PrintedFolioProps, "onPrinted"> {
  words: Words;
}

/** Its VAT is that of what is posted. */
function Paper({ hotel, reservation, account, window, words }: PaperProps) {
  const { text } = words;
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
    ...(payer.length > 0 ? [{ label: text("booking.payer"), value: payer.filter(Boolean).join(" · ") }] : []),
    { label: text("booking.number"), value: `${id} · ${confirmationNumber}` },
    { label: text("booking.guest"), value: [fullName(guest), guest.document].filter(Boolean).join(" · ") },
    {
      label: text("booking.stay"),
      value: `${date(arrival)} – ${date(departure)} · ${text("booking.nights", { count: nights.length })}`,
    },
    { label: text("booking.room"), value: list(rooms) || text("booking.roomNone") },
  ];
  const rates = vatByRate(charges);
  const day: PlainColumn<AccountLine> = {
    id: "date",
    head: text("booking.folioDate"),
    render: (line) => date(line.date),
  };
  const amount: PlainColumn<AccountLine> = {
    id: "amount",
    head: text("booking.folioAmount"),
    isNumeric: true,
    render: (line) => money(line.amount),
  };
  const wordsOf = ({ what, detail }: AccountLine) => <bdi>{[what, detail].filter(Boolean).join(" · ")}</bdi>;

  return (
    <PrintDocument
      property={hotel.property}
      title={text("booking.folio")}
      lead={[date(hotel.property.businessDate)]}
      facts={facts}
      words={words}
      foot={text("booking.folioFoot")}
    >
      <PlainTable
        label={text("booking.folio")}
        keyOf={(line) => line.id}
        rows={lines.filter(({ charge }) => charge)}
        columns={[
          day,
          { id: "what", head: text("booking.folioWhat"), render: wordsOf },
          {
            id: "quantity",
            head: text("booking.folioQuantity"),
            isNumeric: true,
            render: ({ charge }) => charge?.quantity ?? 1,
          },
          {
            id: "vat",
            head: text("booking.vat.rate"),
            isNumeric: true,
            render: ({ charge }) => charge && charge.kind !== "transfer" && percent((charge.vat ?? 10) / 100),
          },
          amount,
        ]}
        sums={[
          ...(unposted === 0 ? [] : [{ label: text("booking.folioUnposted"), value: money(unposted) }]),
          { label: text("booking.total"), value: money(total) },
        ]}
      />
      {rates.length > 0 && (
        <PlainTable
          label={text("booking.vat.rate")}
          keyOf={({ rate }) => String(rate)}
          rows={rates}
          columns={[
            { id: "rate", head: text("booking.vat.rate"), render: ({ rate }) => percent(rate / 100) },
            { id: "net", head: text("booking.vat.net"), isNumeric: true, render: ({ net }) => money(net) },
            { id: "tax", head: text("booking.vat.tax"), isNumeric: true, render: ({ vat }) => money(vat) },
            { id: "gross", head: text("booking.vat.gross"), isNumeric: true, render: ({ gross }) => money(gross) },
          ]}
        />
      )}
      <PlainTable
        label={text("booking.method")}
        keyOf={(line) => line.id}
        rows={lines.filter(({ charge }) => !charge)}
        columns={[day, { id: "method", head: text("booking.method"), render: wordsOf }, amount]}
        sums={[{ label: text("column.balance"), value: money(balance) }]}
      />
    </PrintDocument>
  );
}
