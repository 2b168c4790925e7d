import type { Feature } from "@/shared/feature/feature";
import { paths } from "@/shared/routing/paths";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    loyalty: typeof import("@/locales/es/loyalty.json");
  }
}

export const loyaltyFeature: Feature = {
  catalogues: ["loyalty", "controls", "reasons"],
  state: async () => (await import("./loyaltyState")).loyaltyState,
  outboxes: ["loyaltyWrites", "levelWrites"],
  pages: [
    {
      path: `${paths.fidelity}/:id?`,
      page: async () => (await import("./LoyaltyPage")).LoyaltyPage,
      title: "loyalty.title",
      parent: "menu.guests",
      menu: { label: "loyalty.menu", place: 2 },
      sweep: [
        { empty: "table.empty", failed: "loyalty.failed" },
        { at: `${paths.fidelity}/guest-12`, empty: "loyalty.unknown", failed: "loyalty.recordFailed" },
      ],
    },
  ],
};
