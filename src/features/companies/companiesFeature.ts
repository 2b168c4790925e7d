import type { Feature } from "@/shared/feature/feature";
import { paths } from "@/shared/routing/paths";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    companies: typeof import("@/locales/es/companies.json");
  }
}

export const companiesFeature: Feature = {
  catalogues: ["companies", "controls", "reasons", "figures", "people"],
  commands: [{ texts: [], fetch: async () => (await import("./companyCommands")).companyCommands }],
  state: async () => (await import("./companiesState")).companiesState,
  outboxes: ["companyWrites"],
  pages: [
    {
      path: `${paths.companies}/:id?`,
      page: async () => (await import("./CompaniesPage")).CompaniesPage,
      parent: "menu.guests",
      menu: { label: "companies.menu", place: 2 },
      sweep: [
        { empty: "table.empty", failed: "companies.failed" },
        { at: `${paths.companies}/EM-000999`, empty: "companies.unknown", failed: "companies.recordFailed" },
      ],
    },
  ],
};
