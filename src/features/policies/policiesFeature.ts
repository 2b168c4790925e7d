import type { Feature } from "@/shared/feature/feature";
import { paths } from "@/shared/routing/paths";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    policies: typeof import("@/locales/es/policies.json");
  }
}

export const policiesFeature: Feature = {
  catalogues: ["policies", "booking", "controls", "reasons"],
  state: async () => (await import("./policiesState")).policiesState,
  outboxes: ["policyWrites"],
  pages: [
    {
      path: `${paths.policies}/:id?`,
      page: async () => (await import("./PoliciesPage")).PoliciesPage,
      title: "policy.menu",
      parent: "menu.reservations",
      menu: { label: "policy.menu", place: 5 },
      sweep: [{ failed: "policy.failed" }, { at: `${paths.policies}/flexible`, failed: "policy.recordFailed" }],
    },
  ],
};
