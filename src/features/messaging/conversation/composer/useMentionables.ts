import { useMemo } from "react";
import { useSelector } from "react-redux";

import { isChannel } from "@/domain/chat/chats";
import type { Mentionable } from "@/domain/chat/messageReferences";
import { useText } from "@/shared/i18n/useText";

import { chatName } from "../../chat/chatName";
import { selectChat } from "../../chat/chatsSlice";

/** The people and departments of the conversation. */
export function useMentionables(chatId: string): Mentionable[] {
  const { text } = useText();
  const chat = useSelector((state: Parameters<typeof selectChat>[0]) => selectChat(state, chatId));
  return useMemo(() => {
    if (!chat) return [];
    const people = isChannel(chat) ? chat.members : [chat];
    const departments = new Set(people.flatMap(({ department }) => department ?? []));
    return [
      ...people.map((person) => ({ id: person.id, name: chatName(person) })),
      ...Array.from(departments, (department) => ({ id: department, name: text(`department.${department}`) })),
    ];
  }, [chat, text]);
}
