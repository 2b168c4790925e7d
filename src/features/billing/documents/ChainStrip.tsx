import { useText } from "@/shared/i18n/useText";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Warning } from "@/shared/ui/states/Warning";

import { chain, useChainCheck } from "./chainCheck";

/** Whether the records hold together, as far as they were checked. */
export function ChainStrip() {
  const { text } = useText();
  const { data } = chain.use();
  const { status, told, start, stop } = useChainCheck();
  if (!data) return null;
  const { checked = 0, count = data.count, broken } = told ?? {};
  const isRunning = status === "running";

  function sentence() {
    if (isRunning) return text("billing.checking", { done: checked, count });
    if (status === "stopped") return text("billing.stopped", { done: checked, count });
    if (status === "ended") return text("billing.chainRight", { count });
    return text("billing.chainCount", { count });
  }

  return (
    <Stack isFramed as="section" gap={8} padX={20} padY={12} after={16} aria-label={text("billing.chain")}>
      <Row gap={12} rowGap={8} justify="between" wraps>
        <span role="status">{!broken && sentence()}</span>
        <button type="button" className="btn btn-quiet" onClick={() => (isRunning ? stop() : void start())}>
          {text(isRunning ? "billing.stop" : "billing.checkChain")}
        </button>
      </Row>
      {isRunning && <progress value={checked} max={Math.max(count, 1)} aria-label={text("billing.checkChain")} />}
      {broken && (
        <Warning>{text(`billing.broken.${broken.fault}`, { number: broken.number, place: broken.place + 1 })}</Warning>
      )}
      {status === "failed" && <Warning>{text("billing.chainFailed")}</Warning>}
    </Stack>
  );
}
