import type { Feature } from "@/shared/feature/feature";
import { paths } from "@/shared/routing/paths";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    billing: typeof import("@/locales/es/billing.json");
  }
}

const parent = "menu.billing";

export const billingFeature: Feature = {
  catalogues: ["billing", "invoice", "booking", "figures", "guestContact", "reservations", "controls", "reasons"],
  commands: [{ texts: ["billing"], fetch: async () => (await import("./billingCommands")).billingCommands }],
  state: async () => (await import("./billingState")).billingState,
  outboxes: ["documentWrites", "receivableWrites", "billingSettingsWrites", "payerLinkWrites"],
  pages: [
    {
      path: `${paths.documents}/:id?`,
      page: async () => (await import("./documents/DocumentsPage")).DocumentsPage,
      parent,
      menu: { label: "billing.menu", place: 1 },
      sweep: [
        { empty: "table.empty", failed: "billing.failed" },
        { at: `${paths.documents}/D-000012`, empty: "billing.unknown", failed: "billing.recordFailed" },
        { at: `${paths.documents}/settings`, failed: "billingSettings.recordFailed" },
      ],
    },
    {
      path: paths.receivables,
      page: async () => (await import("./receivables/ReceivablesPage")).ReceivablesPage,
      parent,
      menu: { label: "receivables.menu", place: 2 },
      sweep: [{ empty: "receivables.empty", failed: "receivables.failed" }],
    },
    {
      path: paths.payments,
      page: async () => (await import("./payments/PaymentsPage")).PaymentsPage,
      parent,
      menu: { label: "payments.menu", place: 3 },
      sweep: [{ empty: "table.empty", failed: "payments.failed" }],
    },
  ],
};
