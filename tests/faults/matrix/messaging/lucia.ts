import type { Opened } from "../holdFaults";
import { onScreen } from "../onScreen";

/** The page of the conversation that most drivers use. */
export const lucia = onScreen.conversationOf("contact-lucia");

/** The stored messages of a conversation. */
export const log = ({ db }: Opened, id = "contact-lucia") => db.messaging.threads.get(id)?.log.all() ?? [];
export const texts = (app: Opened, id?: string) => log(app, id).map(({ text }) => text);
