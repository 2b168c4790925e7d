import { useEffect, useMemo, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";

import { useLatest } from "@/shared/ui/useLatest";

import { listAddress, type ListQuery, readListQuery } from "./listQuery";

export type ChangeQuery = (change: Partial<ListQuery>, isTyping?: boolean) => void;

/** Whoever pauses so long, in milliseconds, has typed what they look for. */
const PAUSE_MS = 300;

interface Typed {
  /** What the address is to say. */
  address: string;
  /** What it is about to say: a letter may come while it is on its way there. */
  sent?: string;
}

/**
 * What is asked for: what the address says, and what is being typed. The address follows when the typing pauses, for
 * with each change of it the whole frame is drawn anew; so does it when the focus leaves, for a link that is followed
 * must find it settled: a later change would call the way there off. A change of anything but the page leads to the first one;
 * typing leaves no trail.
 */
export function useListQuery(): [query: ListQuery, change: ChangeQuery] {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const said = params.toString();
  const [typed, setTyped] = useState<Typed>();
  const [lastSaid, setLastSaid] = useState(said);
  const address = typed?.address ?? said;
  const query = useMemo(() => readListQuery(new URLSearchParams(address)), [address]);

  if (said !== lastSaid) {
    setLastSaid(said);
    // a link or Back takes along what was typed; our own change leaves what was typed since
    setTyped(typed && typed.sent === said && address !== said ? { address } : undefined);
  }

  useEffect(() => {
    if (address === said) return undefined;
    function settle() {
      if (window.location.pathname !== pathname) return; // Back has led elsewhere already
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

  const change = useLatest((part: Partial<ListQuery>, isOfTyping = false) => {
    const next = listAddress({ ...query, page: 1, ...part }).toString();
    setTyped((last) => ({ address: next, sent: isOfTyping ? last?.sent : next }));
    if (!isOfTyping) setParams(next, { preventScrollReset: true });
  });

  return [query, change];
}
