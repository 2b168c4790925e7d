import type { AccountWindow } from "@/contract/account/accountWindows";
import type { Property, VatRate } from "@/contract/property";
import { rateOf, vatByRate } from "@/domain/account/vat";
import { inWindow, sumsOf } from "@/domain/account/windows";
import type { MessageId } from "@/shared/i18n/catalogues";
import { useWordsIn, type Words } from "@/shared/i18n/useWordsIn";
import { PrintDocument } from "@/shared/print/PrintDocument";
import { Printing } from "@/shared/print/Printing";
import { type PlainColumn, PlainTable } from "@/shared/ui/PlainTable";

import { type AccountLine, accountLines, type ShownAccount } from "./accountLines";

/** Reader of an account on paper, and all that it says besides the lines. */
export interface AccountParty {
  /** Of the document. */
  title: MessageId;
  /** The last words of the document. */
  foot: MessageId;
  /** ISO 639 code of the language that they read, "" while unknown. */
  language: string;
  /** Facts about them, in that language. The payer of the company's window is added to them. */
  factsIn: (words: Words) => { label: string; value: string }[];
}

interface PrintedAccountProps {
  property: Property;
  account: ShownAccount;
  party: AccountParty;
  window: AccountWindow;
  onPrinted: () => void;
}

/** Of the texts on the paper. */
const catalogues = ["booking", "reservations", "controls"] as const;

/** A window of an account on paper, in the language of its party. */
export function PrintedAccount({ onPrinted, ...account }: PrintedAccountProps) {
  const words = useWordsIn(account.party.language, catalogues);
  if (!words) return null;
  return (
    <Printing onPrinted={onPrinted}>
      <Paper {...account} words={words} />
    </Printing>
  );
}

interface PaperProps extends Omit<PrintedAccountProps, "onPrinted"> {
  words: Words;
}

/** Its VAT is that of what is posted. */
function Paper({ property, account, party, window, words }: PaperProps) {
  const { text } = words;
  const { date, percent } = words.formats;
  const { billing, currency } = account;
  const money = (cents: number) => words.formats.money({ cents, currency });
  const { total, balance } = sumsOf(account.windows, window);
  const charges = inWindow(account.charges, window);
  const lines = inWindow(accountLines({ ...account, upcoming: [] }, { text, money }), window);
  const unposted = total - charges.reduce((sum, { amount }) => sum + amount, 0);
  const payer = window === "company" && billing ? [billing.name, billing.taxId, billing.email] : [];
  const facts = [
    ...(payer.length > 0 ? [{ label: text("booking.payer"), value: payer.filter(Boolean).join(" · ") }] : []),
    ...party.factsIn(words),
  ];
  const rates = vatByRate(charges);
  const inWords = (rate: VatRate | 0) => (rate === 0 ? text("invoice.untaxed.notSubject") : percent(rate / 100));
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
      property={property}
      title={text(party.title)}
      lead={[date(property.businessDate)]}
      facts={facts}
      words={words}
      foot={text(party.foot)}
    >
      <PlainTable
        label={text(party.title)}
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
            render: ({ charge }) => charge && charge.kind !== "transfer" && inWords(rateOf(charge)),
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
            { id: "rate", head: text("booking.vat.rate"), render: ({ rate }) => inWords(rate) },
            { id: "net", head: text("booking.vat.net"), isNumeric: true, render: ({ net }) => money(net) },
            { id: "tax", head: text("booking.vat.tax"), isNumeric: true, render: ({ vat }) => money(vat) },
            { id: "gross", head: text("booking.vat.gross"), isNumeric: true, render: ({ gross }) => money(gross) },
          ]}
        />
      )}
      <PlainTable
        label={text("booking.method")}
        keyOf={(line) => line.id}
        rows={lines.filter(({ payment }) => payment && payment.declined === undefined)}
        columns={[day, { id: "method", head: text("booking.method"), render: wordsOf }, amount]}
        sums={[{ label: text("column.balance"), value: money(balance) }]}
      />
    </PrintDocument>
  );
}
