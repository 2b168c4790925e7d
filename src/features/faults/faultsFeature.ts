import type { Feature } from "@/shared/feature/feature";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    faults: typeof import("@/locales/es/faults.json");
  }
}

/** For developers: a panel beside the app, without routes, in no production build. */
export const faultsFeature: Feature = {
  catalogues: ["faults"],
  state: async () => (await import("./faultsState")).faultsState,
  pages: [],
};

export const faultPanel = async () => (await import("./FaultPanel")).FaultPanel;
