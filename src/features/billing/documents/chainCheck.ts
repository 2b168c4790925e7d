import { useEffect, useRef, useState } from "react";

import type { ChainCheck } from "@/contract/billing/billing";
import { createLoad } from "@/shared/load/createLoad";

import { billingApi } from "../base/billingApi";

interface CheckState {
  status: "none" | "running" | "stopped" | "ended" | "failed";
  /** The records that hold, and the first one that does not. */
  told?: ChainCheck;
}

/** The chain of all records. */
export const chain = createLoad("chain", () => billingApi.getChain(), billingApi.getChain.reads);

/** Checks the chain part by part, so that it is seen how far it is and can be stopped. Leaving the page stops it. */
export function useChainCheck() {
  const [check, setCheck] = useState<CheckState>({ status: "none" });
  const newest = useRef(0);

  useEffect(
    () => () => {
      newest.current += 1;
    },
    [],
  );

  async function start() {
    newest.current += 1;
    const own = newest.current;
    setCheck({ status: "running" });
    try {
      for (let from = 0, isRunning = true; isRunning;) {
        const told = await billingApi.checkChain({ query: { from } });
        if (newest.current !== own) return;
        from = told.checked;
        isRunning = !told.broken && told.checked < told.count;
        setCheck({ status: isRunning ? "running" : "ended", told });
      }
    } catch {
      if (newest.current === own) setCheck((last) => ({ ...last, status: "failed" }));
    }
  }

  function stop() {
    newest.current += 1;
    setCheck((last) => ({ ...last, status: "stopped" }));
  }

  return { ...check, start, stop };
}
