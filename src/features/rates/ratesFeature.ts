import type { Feature } from "@/shared/feature/feature";
import { paths } from "@/shared/routing/paths";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    rates: typeof import("@/locales/es/rates.json");
  }
}

export const ratesFeature: Feature = {
  catalogues: ["rates", "controls", "reasons"],
  state: async () => (await import("./ratesState")).ratesState,
  outboxes: ["rateChanges", "ratePlans"],
  pages: [
    {
      path: paths.roomRates,
      page: async () => (await import("./RatesPage")).RatesPage,
      parent: "menu.rooms",
      menu: { label: "rates.menu", place: 3 },
      sweep: [{ failed: "rates.failed" }],
    },
  ],
};
