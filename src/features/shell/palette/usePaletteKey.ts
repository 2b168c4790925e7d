import { useEffect, useEffectEvent } from "react";

/** Ctrl+K, or Command+K, from anywhere in the app. */
export function usePaletteKey(open: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "k") return;
    event.preventDefault();
    open();
  });

  useEffect(() => {
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
