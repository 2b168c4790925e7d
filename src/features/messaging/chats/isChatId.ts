/** Whether an address may ask for such a chat: chats stand under their ids, and some words every object knows already. */
export const isChatId = (id: string) => !(id in {});
