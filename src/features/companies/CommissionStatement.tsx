import { useState } from "react";
import { useDispatch } from "react-redux";
import { generatePath } from "react-router-dom";

import type { Company } from "@/contract/companies/companies";
import type {
  CommissionLine,
  CommissionSettlement,
  CommissionStatement as Statement,
} from "@/contract/companies/companyPage";
import type { Period } from "@/contract/figures/period";
import { csvOf } from "@/shared/csv/csvOf";
import { saveFile } from "@/shared/csv/saveFile";
import { PeriodPresets } from "@/shared/figures/period/PeriodPresets";
import { presetPeriod } from "@/shared/figures/period/periodPresets";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useProperty } from "@/shared/hotel/useProperty";
import { useFormat } from "@/shared/i18n/useFormat";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { DateRangePicker } from "@/shared/ui/fields/dates/DateRangePicker";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { type PlainColumn, PlainTable } from "@/shared/ui/PlainTable";
import { LoadState } from "@/shared/ui/states/LoadState";
import { onDemand } from "@/shared/ui/states/onDemand";
import { LazySaidNights } from "@/shared/ui/fields/dates/LazySaidNights";

import { commissionStatement, companies, companyPage } from "./companiesState";

const presets = ["lastMonth", "thisMonth", "lastQuarter", "thisQuarter"] as const;

/** Few print it. */
const PrintedStatement = onDemand(async () => (await import("./PrintedStatement")).PrintedStatement, null);

/** The commission of a period, stay by stay, and what was settled before. */
export function CommissionStatement({ company }: { company: Company }) {
  const { text } = useText();
  const { businessDate } = useProperty();
  const [period, setPeriod] = useState<Period>(() => presetPeriod("lastMonth", businessDate));
  const [isPrinting, setIsPrinting] = useState(false);
  const load = commissionStatement.use({ id: company.id, ...period });
  const { data } = load;
  return (
    <Stack gap={16}>
      <PeriodPresets presets={presets} today={businessDate} period={period} onChoose={setPeriod} />
      <DateRangePicker
        label={text("companies.period")}
        range={period}
        onChange={({ from = period.from, to = period.to }) => setPeriod({ from, to })}
        isDayEnough
        isRequired
        today={businessDate}
      />
      <LazySaidNights form="commission" {...period} />
      {data && data.lines.length > 0 ? (
        <>
          <Lines statement={data} />
          <Row gap={8} wraps>
            <SettleButton company={company} />
            <ExportButton company={company} statement={data} />
            <button type="button" className="btn btn-quiet" onClick={() => setIsPrinting(true)}>
              {text("companies.print")}
            </button>
          </Row>
          {isPrinting && (
            <PrintedStatement company={company} statement={data} onPrinted={() => setIsPrinting(false)}>
              <Lines statement={data} />
            </PrintedStatement>
          )}
        </>
      ) : (
        <LoadState load={load} failed={text("companies.statementFailed")} empty={text("companies.statementEmpty")} />
      )}
      <Settlements id={company.id} />
    </Stack>
  );
}

function Lines({ statement }: { statement: Statement }) {
  const { text } = useText();
  const { date } = useFormat();
  const { money } = useBookingFormat(useProperty());
  const amount = (id: "base" | "commission" | "settled") => ({
    id,
    head: text(`companies.line.${id}`),
    isNumeric: true,
    render: (line: CommissionLine) => money(line[id]),
  });
  const columns: PlainColumn<CommissionLine>[] = [
    {
      id: "guest",
      head: text("companies.guest"),
      isRowHead: true,
      render: ({ reservationId, guest }) => (
        <PathLink to={generatePath(paths.reservation, { id: reservationId })}>
          <bdi>{guest}</bdi>
        </PathLink>
      ),
    },
    {
      id: "dates",
      head: text("companies.dates"),
      render: ({ arrival, departure }) => (
        <bdi>
          {date(arrival)} – {date(departure)}
        </bdi>
      ),
    },
    { id: "nights", head: text("companies.nights"), isNumeric: true, render: ({ nights }) => nights },
    amount("base"),
    {
      id: "percents",
      head: text("companies.line.percents"),
      isNumeric: true,
      render: ({ percents }) => <Percents of={percents} />,
    },
    amount("commission"),
    amount("settled"),
  ];
  const { lines, due } = statement;
  const label = text("companies.statement");
  return (
    <PlainTable
      label={label}
      frameLabel={label}
      rows={lines}
      keyOf={({ reservationId }) => reservationId}
      columns={columns}
      sums={[
        { label: text("companies.line.commission"), value: money(statement.commission) },
        { label: text("companies.line.settled"), value: money(statement.settled) },
        { label: text("companies.due"), value: money(due) },
      ]}
    />
  );
}

function Percents({ of: percents }: { of: number[] }) {
  const { text } = useText();
  return percents.map((one) => text("field.percent", { percent: one / 100 })).join(" / ");
}

/** Asks for the dates, since the last day that can be settled is that before the open one. */
function SettleButton({ company }: { company: Company }) {
  const { text } = useText();
  const dispatch = useDispatch();
  if (!company.actions.some(({ action, isAllowed }) => action === "settle" && isAllowed)) return null;
  return (
    <button
      type="button"
      className="btn btn-primary"
      onClick={() => dispatch(companies.record.acts.actions.asked("settle"))}
    >
      {text("companies.action.settle")}
    </button>
  );
}

function ExportButton({ company, statement }: { company: Company; statement: Statement }) {
  const { text } = useText();
  const { locale } = useLanguage();

  function save() {
    const heads = [
      text("companies.reservation"),
      text("companies.guest"),
      text("companies.arrival"),
      text("companies.departure"),
      text("companies.nights"),
      text("companies.line.base"),
      text("companies.line.percents"),
      text("companies.line.commission"),
      text("companies.line.settled"),
    ];
    const lines = statement.lines.map(
      ({ reservationId, guest, arrival, departure, nights, base, percents, ...money }) => [
        reservationId,
        guest,
        arrival,
        departure,
        nights,
        { cents: base },
        percents.map((one) => text("field.percent", { percent: one / 100 })).join(" / "),
        { cents: money.commission },
        { cents: money.settled },
      ],
    );
    const { from, to } = statement;
    const name = `${text("companies.statementFile")}-${company.id}-${from}-${to}.csv`;
    saveFile(name, csvOf([heads, ...lines], locale), "text/csv;charset=utf-8");
  }

  return (
    <button type="button" className="btn btn-quiet" onClick={save}>
      {text("companies.export")}
    </button>
  );
}

function Settlements({ id }: { id: string }) {
  const { text } = useText();
  const { date } = useFormat();
  const { money } = useBookingFormat(useProperty());
  const { data } = companyPage.use(id);
  if (!data || data.settlements.length === 0) return null;
  return (
    <PlainTable<CommissionSettlement>
      caption={text("companies.settlements")}
      rows={data.settlements}
      keyOf={(one) => one.id}
      columns={[
        { id: "id", head: text("companies.number"), isRowHead: true, render: (one) => one.id },
        {
          id: "period",
          head: text("companies.period"),
          render: ({ from, to }) => (
            <bdi>
              {date(from)} – {date(to)}
            </bdi>
          ),
        },
        { id: "by", head: text("companies.by"), render: ({ by }) => <Muted as="bdi">{by}</Muted> },
        { id: "amount", head: text("companies.amount"), isNumeric: true, render: ({ amount }) => money(amount) },
      ]}
    />
  );
}
