import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";

import { listAddress, type ListQuery, readListQuery } from "./listQuery";

export type ChangeQuery = (change: Partial<ListQuery>, isTyping?: boolean) => void;

/** What the address asks for. A change of anything but the page leads to the first one; typing leaves no trail. */
export function useListQuery(): [query: ListQuery, change: ChangeQuery] {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const query = useMemo(() => readListQuery(new URLSearchParams(address)), [address]);

  function change(part: Partial<ListQuery>, isTyping = false) {
    setParams((current) => listAddress({ ...readListQuery(current), page: 1, ...part }), {
      replace: isTyping,
      preventScrollReset: true,
    });
  }

  return [query, change];
}
