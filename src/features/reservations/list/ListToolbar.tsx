import { useDispatch, useSelector } from "react-redux";

import type { Situation } from "@/contract/reservations";
import { useText } from "@/shared/i18n/useText";
import { DateRangePicker } from "@/shared/ui/DateRangePicker";
import { DownloadIcon, PrintIcon, RefreshIcon } from "@/shared/ui/icons";
import { MultiSelect } from "@/shared/ui/MultiSelect";

import { selectHouse } from "../form/houseSlice";
import { ColumnsMenu } from "./ColumnsMenu";
import { CustomerFilter } from "./CustomerFilter";
import { datePresets } from "./datePresets";
import { exportRequested, printRequested, selectIsExporting } from "./exportSlice";
import { filterOf, type ListQuery, situations } from "./listQuery";
import { reservationsRequested, selectIsRefreshing } from "./reservationsSlice";
import { SortChoice } from "./SortChoice";
import type { Columns } from "./useColumns";
import type { ChangeQuery } from "./useListQuery";

export interface ListProps {
  query: ListQuery;
  onChange: ChangeQuery;
  columns: Columns;
}

/** What narrows the list, and what is done with all of it. */
export function ListToolbar({ query, onChange, columns, isPhone }: ListProps & { isPhone: boolean }) {
  const { text } = useText();
  const dispatch = useDispatch();
  const isRefreshing = useSelector(selectIsRefreshing);
  const isExporting = useSelector(selectIsExporting);
  const today = useSelector(selectHouse)?.property.businessDate;
  const chosen = situations.filter((situation) => query.situations?.split(",").includes(situation));
  const sheet = { filter: filterOf(query), columns: columns.shown };

  return (
    <div className="list-toolbar">
      <CustomerFilter query={query} onChange={onChange} />
      <DateRangePicker
        label={text("list.range")}
        range={query}
        onChange={({ from, to }) => onChange({ from, to })}
        isDayEnough
        today={today}
        presets={
          today ? datePresets(today).map(([preset, range]) => ({ label: text(`preset.${preset}`), range })) : undefined
        }
      />
      <MultiSelect<Situation>
        label={text("list.situations")}
        allLabel={text("list.all")}
        choices={situations.map((situation) => ({ value: situation, label: text(`situation.${situation}`) }))}
        chosen={chosen}
        onChange={(next) => onChange({ situations: next.join() || undefined })}
      />
      {isPhone && <SortChoice query={query} onChange={onChange} />}
      <div className="list-actions">
        <button
          type="button"
          className="btn btn-quiet"
          aria-disabled={isRefreshing}
          onClick={() => isRefreshing || dispatch(reservationsRequested({ query, isRefresh: true }))}
        >
          <RefreshIcon size={16} aria-hidden="true" className={isRefreshing ? "is-turning" : undefined} />
          {text("list.refresh")}
        </button>
        {!isPhone && <ColumnsMenu columns={columns} />}
        <button
          type="button"
          className="icon-button"
          aria-label={text("list.export")}
          title={text("list.export")}
          aria-disabled={isExporting}
          onClick={() => dispatch(exportRequested(sheet))}
        >
          <DownloadIcon size={18} aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={text("list.print")}
          title={text("list.print")}
          aria-disabled={isExporting}
          onClick={() => dispatch(printRequested(sheet))}
        >
          <PrintIcon size={18} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
