import { memo } from "react";
import { useSelector } from "react-redux";

import { Pagination } from "@/shared/ui/Pagination";

import { type ListQuery, pageSizes } from "./listQuery";
import { selectTotal } from "./reservationsSlice";
import type { ChangeQuery } from "./useListQuery";

interface ListPagesProps extends Pick<ListQuery, "page" | "perPage"> {
  onChange: ChangeQuery;
}

export const ListPages = memo(function ListPages({ page, perPage, onChange }: ListPagesProps) {
  const total = useSelector(selectTotal);
  return total > 0 && <Pagination page={page} perPage={perPage} total={total} sizes={pageSizes} onChange={onChange} />;
});
