import { useEffect, useMemo, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";

import { useLatest } from "@/shared/ui/useLatest";

import type { List } from "../createList";
import type { ListQuery, QueryPart } from "../createListQuery";

export type ChangeQuery = (change: QueryPart, isTyping?: boolean) => void;

/** Debounce of typing, ms. */
const PAUSE_MS = 300;

interface Typed {
  /** The query that the address will have. */
  address: string;
  /** The query that the address is changing to now: a letter may be typed before it has changed. */
  sent?: string;
}

/**
 * The query of a list: what the address says, and what is being typed. Each change of the address draws the whole frame
 * again, so the address follows when typing pauses. It also follows when the focus leaves, because a later change would
 * cancel a link that the person clicks. A change of anything but the page leads to the first page; typing adds no history.
 */
export function useListQuery({ query: codec }: Pick<List, "query">): [query: ListQuery, change: ChangeQuery] {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const said = params.toString();
  const [typed, setTyped] = useState<Typed>();
  const [lastSaid, setLastSaid] = useState(said);
  const address = typed?.address ?? said;
  const query = useMemo(() => codec.read(new URLSearchParams(address)), [codec, address]);

  if (said !== lastSaid) {
    setLastSaid(said);
    // a link or Back drops what was typed; our own change keeps what was typed since
    setTyped(typed && typed.sent === said && address !== said ? { address } : undefined);
  }

  useEffect(() => {
    if (address === said) return undefined;
    function settle() {
      if (window.location.pathname !== pathname) return; // Back has already left the page
      setTyped({ address, sent: address });
      setParams(address, { replace: true, preventScrollReset: true });
    }
    const pause = setTimeout(settle, PAUSE_MS);
    document.addEventListener("focusout", settle);
    return () => {
      clearTimeout(pause);
      document.removeEventListener("focusout", settle);
    };
  }, [address, said, pathname, setParams]);

  const change = useLatest((part: QueryPart, isOfTyping = false) => {
    const next = codec.address({ ...query, page: 1, ...part });
    setTyped((last) => ({ address: next, sent: isOfTyping ? last?.sent : next }));
    if (!isOfTyping) setParams(next, { preventScrollReset: true });
  });

  return [query, change];
}
