import { memo, useMemo } from "react";
import { useSelector } from "react-redux";

import type { Situation } from "@/contract/reservationLife";
import { useText } from "@/shared/i18n/useText";
import { DateRangePicker } from "@/shared/ui/DateRangePicker";
import { IconButton } from "@/shared/ui/IconButton";
import { DownloadIcon, PrintIcon, RefreshIcon } from "@/shared/ui/icons";
import { MultiSelect } from "@/shared/ui/MultiSelect";

import { selectHotel } from "@/shared/hotel/hotelSlice";
import { ColumnsMenu } from "./ColumnsMenu";
import { datePresets } from "./datePresets";
import { selectIsExporting } from "./exportSlice";
import { type ListQuery, situations } from "./listQuery";
import { selectIsRefreshing } from "./reservationsSlice";
import { SortChoice } from "./SortChoice";
import type { Columns } from "./useColumns";
import type { ChangeQuery } from "./useListQuery";

interface ListToolbarProps extends Pick<ListQuery, "from" | "to" | "situations" | "sort" | "order"> {
  onChange: ChangeQuery;
  onRefresh: () => void;
  onExport: () => void;
  onPrint: () => void;
  columns: Columns;
  isPhone: boolean;
}

/** What narrows the list beside its text, and what is done with all of it. Nothing of it changes while one types. */
export const ListToolbar = memo(function ListToolbar(props: ListToolbarProps) {
  const { from, to, situations: some, sort, order, onChange, onRefresh, onExport, onPrint, columns, isPhone } = props;
  const { text } = useText();
  const isRefreshing = useSelector(selectIsRefreshing);
  const isExporting = useSelector(selectIsExporting);
  const today = useSelector(selectHotel)?.property.businessDate;
  const chosen = situations.filter((situation) => some?.split(",").includes(situation));
  const presets = useMemo(
    () =>
      today ? datePresets(today).map(([preset, range]) => ({ label: text(`preset.${preset}`), range })) : undefined,
    [today, text],
  );

  return (
    <>
      <DateRangePicker
        label={text("list.range")}
        range={{ from, to }}
        onChange={(next) => onChange({ from: next.from, to: next.to })}
        isDayEnough
        today={today}
        presets={presets}
      />
      <MultiSelect<Situation>
        label={text("list.situations")}
        allLabel={text("list.all")}
        choices={situations.map((situation) => ({ value: situation, label: text(`situation.${situation}`) }))}
        chosen={chosen}
        onChange={(next) => onChange({ situations: next.join() || undefined })}
      />
      {isPhone && <SortChoice sort={sort} order={order} onChange={onChange} />}
      <div className="list-actions">
        <button
          type="button"
          className="btn btn-quiet"
          aria-disabled={isRefreshing}
          onClick={isRefreshing ? undefined : onRefresh}
        >
          <RefreshIcon size={16} aria-hidden="true" className={isRefreshing ? "is-turning" : undefined} />
          {text("list.refresh")}
        </button>
        {!isPhone && <ColumnsMenu columns={columns} />}
        <IconButton
          label={text("list.export")}
          icon={DownloadIcon}
          size={18}
          aria-disabled={isExporting}
          onClick={onExport}
        />
        <IconButton
          label={text("list.print")}
          icon={PrintIcon}
          size={18}
          aria-disabled={isExporting}
          onClick={onPrint}
        />
      </div>
    </>
  );
});
