import type { ConnectedChannel, ChannelAction, ChannelFields } from "@/contract/channels/channel";
import type { ChannelMessage, ChannelMessageAction, ChannelMessageActInput } from "@/contract/channels/channelMessage";
import { salesChannelsContract } from "@/contract/channels/salesChannels";
import { createClient } from "@/shared/api/createClient";
import { createLoad } from "@/shared/load/createLoad";
import { createRecord } from "@/shared/record/createRecord";
import { paths } from "@/shared/routing/paths";

export const channelsApi = createClient(salesChannelsContract);

export const salesChannels = createLoad(
  "salesChannels",
  () => channelsApi.listSalesChannels(),
  channelsApi.listSalesChannels.reads,
);

export const channelRecord = createRecord<ConnectedChannel, never, never, ChannelAction, ChannelFields>()("channel", {
  get: channelsApi.getSalesChannel,
  act: channelsApi.actOnSalesChannel,
  notDone: "channels.notChanged",
  path: paths.channel,
  listPath: paths.channels,
  openTexts: "channels",
});

export const channelMessage = createRecord<
  ChannelMessage,
  never,
  never,
  ChannelMessageAction,
  ChannelMessageActInput
>()("channelMessage", {
  act: channelsApi.actOnChannelMessage,
  notDone: "channels.messageNotChanged",
  path: paths.channels,
});

/** Nothing else can be done with a message while an act is on its way. */
export const messageRows = channelMessage.inRows<ChannelMessage>((row) => ({ ...row, actions: [] }));
