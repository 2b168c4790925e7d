/**
 * Whether an address may contain this id: chats are stored in an object, which has names like `constructor` already.
 */
export const isChatId = (id: string) => !(id in {});
