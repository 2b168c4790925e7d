import type { Feature } from "@/shared/feature/feature";
import { paths } from "@/shared/routing/paths";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    channels: typeof import("@/locales/es/channels.json");
  }
}

export const channelsFeature: Feature = {
  catalogues: ["channels", "controls", "reasons"],
  state: async () => (await import("./channelsState")).channelsState,
  outboxes: ["channelWrites", "channelMessageWrites"],
  pages: [
    {
      path: `${paths.channels}/:id?`,
      page: async () => (await import("./ChannelsPage")).ChannelsPage,
      parent: "menu.reservations",
      menu: { label: "channels.menu", place: 4 },
      sweep: [
        { empty: "table.empty", failed: "channels.failed" },
        { at: `${paths.channels}/booking`, empty: "channels.unknown", failed: "channels.recordFailed" },
      ],
    },
  ],
};
