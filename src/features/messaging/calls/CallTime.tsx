import { useEffect, useState } from "react";

import { useText } from "@/shared/i18n/useText";
import { Text } from "@/shared/ui/layout/Text";

/** Minutes and seconds since mount. Not announced: a clock that speaks is no help. */
export function CallTime() {
  const { text } = useText();
  const [start] = useState(() => performance.now());
  const [now, setNow] = useState(start);

  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, []);

  const seconds = Math.max(0, Math.floor((now - start) / 1000));
  return (
    <Text size={18} isTabular role="timer" aria-label={text("call.elapsed")}>
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
    </Text>
  );
}
