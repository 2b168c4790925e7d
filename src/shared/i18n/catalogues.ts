import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";

/** The text catalogues by name: one file per language, `src/locales/<language>/<name>.json`. */
interface Catalogues {
  common: typeof import("@/locales/es/common.json");
  auth: typeof import("@/locales/es/auth.json");
  shell: typeof import("@/locales/es/shell.json");
  dashboards: typeof import("@/locales/es/dashboards.json");
  reservations: typeof import("@/locales/es/reservations.json");
  controls: typeof import("@/locales/es/controls.json");
  booking: typeof import("@/locales/es/booking.json");
  desk: typeof import("@/locales/es/desk.json");
  handover: typeof import("@/locales/es/handover.json");
  register: typeof import("@/locales/es/register.json");
  day: typeof import("@/locales/es/day.json");
  close: typeof import("@/locales/es/close.json");
  reasons: typeof import("@/locales/es/reasons.json");
  assignment: typeof import("@/locales/es/assignment.json");
  planning: typeof import("@/locales/es/planning.json");
  rooms: typeof import("@/locales/es/rooms.json");
  guests: typeof import("@/locales/es/guests.json");
  complaints: typeof import("@/locales/es/complaints.json");
  loyalty: typeof import("@/locales/es/loyalty.json");
  requests: typeof import("@/locales/es/requests.json");
  guestContact: typeof import("@/locales/es/guestContact.json");
  tasks: typeof import("@/locales/es/tasks.json");
  messaging: typeof import("@/locales/es/messaging.json");
  chats: typeof import("@/locales/es/chats.json");
  conversation: typeof import("@/locales/es/conversation.json");
  composer: typeof import("@/locales/es/composer.json");
  faults: typeof import("@/locales/es/faults.json");
  people: typeof import("@/locales/es/people.json");
}

export type CatalogueName = keyof Catalogues;

/** Ids of one catalogue, for components that can rely on no other. */
export type MessageIdOf<Name extends CatalogueName> = Exclude<keyof Catalogues[Name], "default">;

/** An id of a text. It begins with a word for its place; an unknown id does not compile. */
export type MessageId = { [Name in CatalogueName]: MessageIdOf<Name> }[CatalogueName];

/** Texts as built (scripts/icu-catalogues.ts): parsed ICU messages. */
export type Messages = Partial<Record<MessageId, MessageFormatElement[]>>;

/** The default language's texts of the first screen are part of the app. */
const atHand = import.meta.glob<Messages>("../../locales/es/{common,auth}.json", { import: "default", eager: true });

export async function fetchCatalogue(language: string, name: CatalogueName): Promise<Messages> {
  const path = `../../locales/${language}/${name}.json`;
  if (atHand[path]) return atHand[path];
  const { catalogueFiles } = await import("./catalogueFiles");
  return catalogueFiles[path]?.() ?? {};
}
