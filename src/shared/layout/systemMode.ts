export type LayoutMode = "light" | "dark";

const darkQuery = "(prefers-color-scheme: dark)";

/** What the operating system asks for now. */
export const preferredMode = (): LayoutMode => (window.matchMedia(darkQuery).matches ? "dark" : "light");

/** Tells each change; returns the way to stop. */
export function onPreferredModeChange(tell: (mode: LayoutMode) => void) {
  const query = window.matchMedia(darkQuery);
  const changed = () => tell(preferredMode());
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
