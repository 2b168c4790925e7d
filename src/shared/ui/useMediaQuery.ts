import { useSyncExternalStore } from "react";

/** In px. The same widths as in src/styles/_tokens.scss. */
export const breakpoints = { narrowPhone: 390, phone: 600, tablet: 768 };

/** If the window is narrower than the breakpoint. */
export const useNarrowerThan = (breakpoint: keyof typeof breakpoints): boolean =>
  useMediaQuery(`(width < ${breakpoints[breakpoint]}px)`);

export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => window.matchMedia(query).matches,
  );
}
