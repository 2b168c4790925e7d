import { channelsContract } from "@/contract/messaging/channels";
import { sentences } from "@/contract/sentences";
import { folded } from "@/domain/text/folded";

import { ApiError } from "../core/ApiError";
import { refuseLonger } from "../core/refuseLong";
import { routesFor } from "../core/routes";
import { channelId } from "./sample/channels";
import { toChannel } from "./toWire";

export const channelRoutes = routesFor(channelsContract, {
  listChannels(_, { db: { messaging } }) {
    const rows = messaging.channels.all().filter(({ isArchived, isFavourite }) => !isArchived && !isFavourite);
    return rows.map((row) => toChannel(row, messaging));
  },
  getChannel: ({ params: { id } }, { db: { messaging } }) => toChannel(messaging.channels.get(id), messaging, Infinity),
  createChannel({ body: { name, description, members, clientId } }, { db: { messaging } }) {
    const { channels, contacts, changes } = messaging;
    if (!name?.trim()) throw new ApiError(400, sentences.nameRequired, { name: sentences.nameRequired });
    refuseLonger({ name }, "nameTooLong");
    refuseLonger({ description }, "textTooLong");
    const plainName = folded(name.trim());
    if (channels.find((channel) => folded(channel.name) === plainName)) {
      throw new ApiError(400, sentences.channelNameTaken, { name: sentences.channelNameTaken });
    }
    if (!members?.length) throw new ApiError(400, sentences.membersRequired, { members: sentences.membersRequired });
    const channel = channels.insert({
      id: channelId(messaging.nextId()),
      name: name.trim(),
      description: description ?? "",
      members: [...new Set(members)].map((id) => ({ id: contacts.get(id).id })),
      isAdmin: true,
      isArchived: false,
      isFavourite: false,
      isMuted: false,
      clientId,
    });
    changes.add({ kind: "channelAdded", channel: toChannel(channel, messaging) });
    return sentences.channelCreated;
  },
});
