import type { Feature } from "@/shared/feature/feature";
import { paths } from "@/shared/routing/paths";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    inventory: typeof import("@/locales/es/inventory.json");
  }
}

export const inventoryFeature: Feature = {
  catalogues: ["inventory", "controls", "reasons", "booking", "planning"],
  state: async () => (await import("./inventoryState")).inventoryState,
  outboxes: ["roomWrites", "roomTypeWrites", "roomsTogether", "roomTypeOrder"],
  redirects: { "/app/rooms": paths.roomInventory },
  pages: [
    {
      path: `${paths.roomInventory}/:part?/:id?`,
      page: async () => (await import("./InventoryPage")).InventoryPage,
      parent: "menu.rooms",
      menu: { label: "inventory.menu", place: 1 },
      sweep: [
        { failed: "inventory.failed" },
        { at: `${paths.roomInventory}/R-204`, failed: "inventory.room.recordFailed" },
        { at: `${paths.roomInventory}/types/type-DBL`, failed: "inventory.type.recordFailed" },
      ],
    },
  ],
};
