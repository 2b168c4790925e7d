import { memo } from "react";
import { useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { IconButton } from "@/shared/ui/IconButton";
import { DownloadIcon, PrintIcon, RefreshIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";

import { ColumnsMenu } from "../columns/ColumnsMenu";
import type { List } from "../createList";
import type { Columns } from "../columns/useColumns";

interface ListActionsProps {
  list: List;
  columns: Columns;
  isNarrow: boolean;
  /** There are columns to choose. */
  isTable: boolean;
  onRefresh: () => void;
  onExport: () => void;
  onPrint: () => void;
}

/** Actions on the list as a whole. They are not drawn again while a person types a search. */
export const ListActions = memo(function ListActions(props: ListActionsProps) {
  const { list, columns, isNarrow, isTable, onRefresh, onExport, onPrint } = props;
  const { text } = useText();
  const isRefreshing = useSelector(list.selectors.selectIsRefreshing);
  const isExporting = useSelector(list.selectors.selectIsExporting);
  return (
    <Row gap={4} className="list-actions">
      <button
        type="button"
        className={isNarrow ? "icon-button" : "btn btn-quiet btn-sm"}
        aria-label={text("list.refresh")}
        aria-disabled={isRefreshing}
        onClick={isRefreshing ? undefined : onRefresh}
      >
        <RefreshIcon size={isNarrow ? 18 : 16} aria-hidden="true" className={isRefreshing ? "is-turning" : undefined} />
        {!isNarrow && text("list.refresh")}
      </button>
      {isTable && <ColumnsMenu list={list} columns={columns} />}
      <IconButton
        label={text("list.export")}
        icon={DownloadIcon}
        size={18}
        aria-disabled={isExporting}
        onClick={onExport}
      />
      <IconButton label={text("list.print")} icon={PrintIcon} size={18} aria-disabled={isExporting} onClick={onPrint} />
    </Row>
  );
});
