import { useState } from "react";

import { useText } from "@/shared/i18n/useText";
import { type DataColumn, DataTable, type Sorting } from "@/shared/ui/table/DataTable";
import { Pagination } from "@/shared/ui/Pagination";

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
