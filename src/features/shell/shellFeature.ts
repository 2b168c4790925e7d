import type { Feature } from "@/shared/feature/feature";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    shell: typeof import("@/locales/es/shell.json");
    palette: typeof import("@/locales/es/palette.json");
  }
}

/** The frame around every page of the app. It has no routes: the router puts the others inside. */
export const shellFeature: Feature = {
  catalogues: ["shell"],
  state: async () => (await import("./shellState")).shellState,
  pages: [],
};

export const shellLayout = async () => (await import("./AppLayout")).AppLayout;
