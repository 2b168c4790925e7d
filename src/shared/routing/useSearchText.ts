import { useEffect, useEffectEvent, useState } from "react";
import { useAddress } from "./useAddress";

/** Each change of the address renders every link, which is too slow for each key. */
const PAUSE_MS = 250;

/** The text of a page's filter, stored in the address as `?q=` when typing pauses. */
export function useSearchText(): [text: string, change: (text: string) => void] {
  const [params, change] = useAddress<"q">();
  const [typed, setTyped] = useState(params.get("q") ?? "");

  const follow = useEffectEvent(() => {
    if (typed !== (params.get("q") ?? "")) change({ q: typed }, true);
  });
  useEffect(() => {
    const pause = setTimeout(() => follow(), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);

  return [typed, setTyped];
}
