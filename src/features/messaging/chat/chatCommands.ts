import { generatePath } from "react-router-dom";

import { fullName } from "@/domain/people/names";
import type { CommandFinder, CommandTools } from "@/shared/commands/commandSources";
import { keptReply } from "@/shared/commands/keptReply";
import { paths } from "@/shared/routing/paths";
import { ChannelIcon, MessagesIcon } from "@/shared/ui/icons";

import { chatsApi } from "./chatsApi";

/** Channels and people of the chat, by their name; after the page that is called as a channel, such as the front desk. */
export function chatCommands({ text, navigate }: CommandTools): CommandFinder {
  const commandOf = (id: string, name: string, icon: typeof ChannelIcon) => ({
    id: `chat ${id}`,
    title: name,
    place: text("topBar.messages"),
    icon,
    run: () => void navigate(generatePath(paths.chat, { id })),
  });
  const commands = keptReply(async () => {
    const [channels, contacts] = await Promise.all([chatsApi.listChannels(), chatsApi.listContacts()]);
    return [
      ...channels.map(({ id, name }) => commandOf(id, name, ChannelIcon)),
      ...contacts.map((contact) => commandOf(contact.id, fullName(contact), MessagesIcon)),
    ];
  });
  return (query) => (query.trim() === "" ? [] : commands());
}
