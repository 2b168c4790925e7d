import type { AttachedFiles, Contact, Media } from "./contacts";
import type { Message } from "./conversations";
import { defineContract, type } from "../endpoint";
import type { Name, RecordId, ShortText } from "../formats";

export interface ChannelMember extends Contact {
  isAdmin?: boolean;
}

export interface Channel {
  id: RecordId;
  name: string;
  description: string;
  /** All members except the signed-in person, who is a member of each channel that they see. */
  members: ChannelMember[];
  isArchived: boolean;
  media: Media;
  attachedFiles: AttachedFiles;
  meta: { unRead: number };
  /** The signed-in person manages the channel. */
  isAdmin?: boolean;
  /** Set by the client that created the channel, so that it can find it. */
  clientId?: RecordId;
  isFavourite?: boolean;
  isMuted?: boolean;
  /** As in a direct chat. */
  lastMessage?: Message;
}

export interface NewChannel {
  name: Name;
  description: ShortText;
  /** Ids of contacts. */
  members: RecordId[];
  clientId?: RecordId;
}

/** Channels of the staff. */
export const channelsContract = defineContract({
  /** Those that the person is a member of. */
  listChannels: { method: "GET", path: "/get-channles", reply: type<Channel[]>() },
  /** With all of its media and files. */
  getChannel: { method: "GET", path: "/get-channel-details/:id", reply: type<Channel>() },
  /** The person manages it. 400 for a name that is empty or taken, or without a member. */
  createChannel: { method: "POST", path: "/create-channel", body: type<NewChannel>(), reply: type<string>() },
});
