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
  outboxes: ["loyaltyWrites"],
  routes: [{ path: `${paths.fidelity}/:id?`, page: async () => (await import("./LoyaltyPage")).LoyaltyPage }],
};
