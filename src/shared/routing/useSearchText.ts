import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router-dom";

/** Each change of the address renders every link, which is too slow for each key. */
const PAUSE_MS = 250;

/** The text of a page's filter, stored in the address as `?q=` when typing pauses. */
export function useSearchText(): [text: string, change: (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(params.get("q") ?? "");

  const follow = useEffectEvent(() => {
    if (typed === (params.get("q") ?? "")) return;
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (typed) next.set("q", typed);
        else next.delete("q");
        return next;
      },
      { replace: true, preventScrollReset: true }, // what was found may be in sight already
    );
  });
  useEffect(() => {
    const pause = setTimeout(() => follow(), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);

  return [typed, setTyped];
}
