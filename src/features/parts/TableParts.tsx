import { useState } from "react";

import { Figures } from "@/shared/figures/Figures";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { type DataColumn, DataTable, type Sorting } from "@/shared/ui/table/DataTable";
import { PlainTable } from "@/shared/ui/PlainTable";
import { CheckAll } from "@/shared/ui/CheckAll";
import { Pagination } from "@/shared/ui/Pagination";
import { RecordNumber } from "@/shared/ui/RecordNumber";

import { Part, State } from "./Part";
import { longName } from "./samples";

const customers = ["Marina Solé", longName, "عمر حداد"];

const customerCell = (place: number) => <bdi>{customers[place]}</bdi>;

export function TableParts() {
  return (
    <>
      <Part name="DataTable">
        <State name="full, sorted">
          <Customers count={3} />
        </State>
        <State name="loading, with the rows of before">
          <Customers count={3} isLoading />
        </State>
        <State name="loading">
          <Customers count={0} isLoading />
        </State>
        <State name="empty, with a way out">
          <Customers count={0} />
        </State>
      </Part>

      <Part name="PlainTable">
        <State name="with its caption and a sum">
          <Stays />
        </State>
        <State name="wider than a phone" width={320}>
          <Stays />
        </State>
      </Part>

      <Part name="RecordNumber" state="in words of the other direction">
        <p dir="rtl">
          <bdi>{longName}</bdi> · <RecordNumber id="RSV-006126" />
        </p>
      </Part>

      <Part name="CheckAll" state="some of its rows are checked; press it">
        <Checked />
      </Part>

      <Part name="Figures">
        <State name="with a change, a meaning and a link; without a value">
          <SampleFigures />
        </State>
        <State name="on a phone" width={320}>
          <SampleFigures />
        </State>
      </Part>

      <Part name="Pagination">
        <State name="in the middle; turn it to its ends">
          <Pages total={128} />
        </State>
        <State name="a single page, on a phone" width={320}>
          <Pages total={4} />
        </State>
      </Part>
    </>
  );
}

function Customers({ count, isLoading = false }: { count: number; isLoading?: boolean }) {
  const { text } = useText();
  const [sorting, setSorting] = useState<Sorting>({ column: "customer", order: "asc" });
  const columns: DataColumn[] = [
    {
      id: "customer",
      name: text("column.customer"),
      width: 220,
      isSortable: true,
      cell: customerCell,
    },
    { id: "room", name: text("column.room"), width: 90, isSortable: true, cell: (place) => 204 + place },
    { id: "total", name: text("column.total"), width: 110, isNumeric: true, cell: (place) => `${120 * (place + 1)} €` },
  ];
  return (
    <DataTable
      label={text("list.table")}
      columns={columns}
      count={count}
      sorting={sorting}
      onSort={setSorting}
      isLoading={isLoading}
      whenEmpty={
        <button type="button" className="btn btn-quiet">
          {text("list.clearFilters")}
        </button>
      }
    />
  );
}

function Pages({ total }: { total: number }) {
  const [place, setPlace] = useState({ page: total > 10 ? 3 : 1, perPage: 10 });
  return <Pagination {...place} total={total} sizes={[10, 25, 50]} onChange={setPlace} />;
}

function Stays() {
  const { text } = useText();
  return (
    <PlainTable
      caption={text("list.table")}
      columns={[
        {
          id: "customer",
          head: text("column.customer"),
          render: (place) => <bdi>{customers[place]}</bdi>,
          isRowHead: true,
        },
        { id: "room", head: text("column.room"), render: (place) => 204 + place },
        { id: "total", head: text("column.total"), render: (place) => `${120 * (place + 1)} €`, isNumeric: true },
      ]}
      rows={[0, 1, 2]}
      keyOf={String}
      sums={[{ label: text("column.total"), value: "720 €" }]}
    />
  );
}

function Checked() {
  const { text } = useText();
  const [checked, setChecked] = useState(2);
  return (
    <CheckAll
      label={text("list.table")}
      checked={checked}
      of={3}
      onToggle={() => setChecked(checked === 3 ? 0 : 3)}
      className="form-check"
    />
  );
}

function SampleFigures() {
  const { text } = useText();
  const [room, total] = [text("column.room"), text("column.total")];
  return (
    <Figures
      figures={[
        {
          id: "total",
          label: total,
          value: "1.240,00 €",
          notes: [longName],
          changes: [{ against: customers[0]!, share: 0.04, better: "more" }],
          path: paths.reservations,
          meaning: { definition: longName, denominator: room, source: total },
        },
        { id: "room", label: room, value: undefined },
      ]}
    />
  );
}
