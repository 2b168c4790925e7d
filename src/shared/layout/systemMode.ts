export type LayoutMode = "light" | "dark";

const darkQuery = "(prefers-color-scheme: dark)";

/** The operating system's current mode. */
export const preferredMode = (): LayoutMode => (window.matchMedia(darkQuery).matches ? "dark" : "light");

/** Reports each change; returns a function that unsubscribes. */
export function onPreferredModeChange(tell: (mode: LayoutMode) => void) {
  const query = window.matchMedia(darkQuery);
  const changed = () => tell(preferredMode());
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
