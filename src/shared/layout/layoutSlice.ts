import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import { readStored } from "@/shared/storage";

export type LayoutMode = "light" | "dark";

const darkQuery = "(prefers-color-scheme: dark)";

/** The operating system's current mode. */
const preferredMode = (): LayoutMode => (window.matchMedia(darkQuery).matches ? "dark" : "light");

/** Reports each change; returns a function that unsubscribes. */
export function onPreferredModeChange(tell: (mode: LayoutMode) => void) {
  const query = window.matchMedia(darkQuery);
  const changed = () => tell(preferredMode());
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

export type Theme = LayoutMode | "system";
export type SidebarLayout = "vertical" | "small-icon";

interface LayoutState {
  theme: Theme;
  systemMode: LayoutMode;
  sidebar: SidebarLayout;
}

export const layoutKeys = { theme: "theme", sidebar: "sidebar" } as const;

/** The look of the frame, chosen per browser and kept after a sign-out. */
export const layoutSlice = createSlice({
  name: "layout",
  initialState: (): LayoutState => ({
    theme: oneOf(["light", "dark", "system"], readStored(layoutKeys.theme)) ?? "system",
    systemMode: preferredMode(),
    sidebar: oneOf(["vertical", "small-icon"], readStored(layoutKeys.sidebar)) ?? "vertical",
  }),
  reducers: {
    themeChosen(layout, { payload }: PayloadAction<Theme>) {
      layout.theme = payload;
    },
    systemModeChanged(layout, { payload }: PayloadAction<LayoutMode>) {
      layout.systemMode = payload;
    },
    sidebarToggled(layout) {
      layout.sidebar = layout.sidebar === "vertical" ? "small-icon" : "vertical";
    },
  },
  selectors: {
    selectTheme: ({ theme }) => theme,
    selectSidebar: ({ sidebar }) => sidebar,
    selectLayoutMode: ({ theme, systemMode }): LayoutMode => (theme === "system" ? systemMode : theme),
  },
});

export const { themeChosen, systemModeChanged, sidebarToggled } = layoutSlice.actions;
export const { selectTheme, selectSidebar, selectLayoutMode } = layoutSlice.selectors;

const oneOf = <Value extends string>(values: readonly Value[], stored: string | null) =>
  values.find((value) => value === stored);
