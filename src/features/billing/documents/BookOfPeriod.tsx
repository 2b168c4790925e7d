import { useState } from "react";

import type { VatBook as Book } from "@/contract/billing/billing";
import type { DocumentTax } from "@/contract/billing/documentLine";
import type { Period } from "@/contract/figures/period";
import { csvOf, type CsvCell } from "@/shared/csv/csvOf";
import { saveFile } from "@/shared/csv/saveFile";
import { untaxed } from "@/shared/billing/untaxed";
import { presetPeriod } from "@/shared/figures/period/periodPresets";
import { PeriodPresets } from "@/shared/figures/period/PeriodPresets";
import { useProperty } from "@/shared/hotel/useProperty";
import { useFormat } from "@/shared/i18n/useFormat";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { DateRangePicker } from "@/shared/ui/fields/dates/DateRangePicker";
import { LazySaidNights } from "@/shared/ui/fields/dates/LazySaidNights";
import { Stack } from "@/shared/ui/layout/Stack";
import { PlainTable } from "@/shared/ui/PlainTable";
import { LoadState } from "@/shared/ui/states/LoadState";

import { vatBook } from "./vatBookLoad";

const presets = ["thisMonth", "lastMonth", "thisQuarter", "lastQuarter"] as const;

/** The VAT of a period by its documents: the sums on the screen, every document in the file. */
export function BookOfPeriod() {
  const { text } = useText();
  const { businessDate, currency } = useProperty();
  const { money, percent } = useFormat();
  const [period, setPeriod] = useState<Period>(() => presetPeriod("thisMonth", businessDate));
  const load = vatBook.use(period);
  const { data } = load;
  const amount = (id: "base" | "vat" | "gross", head: string) => ({
    id,
    head,
    isNumeric: true,
    render: (tax: DocumentTax) => money({ cents: tax[id], currency }),
  });
  return (
    <Stack gap={16}>
      <PeriodPresets presets={presets} today={businessDate} period={period} onChoose={setPeriod} />
      <DateRangePicker
        label={text("billing.period")}
        range={period}
        onChange={({ from = period.from, to = period.to }) => setPeriod({ from, to })}
        isDayEnough
        isRequired
        today={businessDate}
      />
      <LazySaidNights form="vatBook" {...period} />
      {data && data.rows.length > 0 ? (
        <>
          <PlainTable<DocumentTax>
            label={text("billing.vatBook")}
            frameLabel={text("billing.vatBook")}
            rows={data.taxes}
            keyOf={({ cause, rate }) => `${cause} ${rate}`}
            columns={[
              {
                id: "rate",
                head: text("invoice.rate"),
                isRowHead: true,
                render: ({ cause, rate }) => (cause === "S1" ? percent(rate / 100) : text(untaxed(cause))),
              },
              amount("base", text("invoice.base")),
              amount("vat", text("invoice.vat")),
              amount("gross", text("invoice.total")),
            ]}
          />
          <ExportButton book={data} period={period} />
        </>
      ) : (
        <LoadState load={load} failed={text("billing.vatBookFailed")} empty={text("billing.vatBookNone")} />
      )}
    </Stack>
  );
}

function ExportButton({ book: { rows }, period: { from, to } }: { book: Book; period: Period }) {
  const { text } = useText();
  const { locale } = useLanguage();

  function save() {
    const heads = [
      text("billing.number"),
      text("billing.issuedOn"),
      text("billing.kind"),
      text("billing.state"),
      text("billing.customer"),
      text("invoice.taxId"),
      text("billing.taxCause"),
      text("invoice.rate"),
      text("invoice.base"),
      text("invoice.vat"),
      text("invoice.total"),
      text("billing.entry"),
      text("billing.replacedBy"),
    ];
    const lines = rows.map(
      ({ number, issuedOn, kind, state, customer, taxId, cause, rate, base, vat, gross, entry, replacedBy }) => {
        const cells: CsvCell[] = [number, issuedOn, kind, text(`billing.state.${state}`), customer, taxId, cause, rate];
        return [
          ...cells,
          { cents: base },
          { cents: vat },
          { cents: gross },
          text(`billing.entry.${entry}`),
          replacedBy,
        ];
      },
    );
    const file = csvOf([heads, ...lines], locale);
    saveFile(`${text("billing.vatBookFile")}-${from}-${to}.csv`, file, "text/csv;charset=utf-8");
  }

  return (
    <button type="button" className="btn btn-primary" onClick={save}>
      {text("billing.exportRows", { count: rows.length })}
    </button>
  );
}
