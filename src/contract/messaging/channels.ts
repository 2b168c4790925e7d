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
  /** The id that the client gave when it created the channel. */
  clientId?: RecordId;
  isFavourite?: boolean;
  isMuted?: boolean;
  /** As in `DirectChat`. */
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
  /** The channels that the person is a member of. */
  listChannels: { method: "GET", path: "/get-channles", reply: type<Channel[]>() },
  /** A channel with all of its media and files. */
  getChannel: { method: "GET", path: "/get-channel-details/:id", reply: type<Channel>() },
  /** Creates a channel that the person manages. 400 for a name that is empty or taken, or without a member. */
  createChannel: { method: "POST", path: "/create-channel", body: type<NewChannel>(), reply: type<string>() },
});
