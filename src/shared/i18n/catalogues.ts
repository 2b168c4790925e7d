import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";

/**
 * The text catalogues by name: one file per language, `src/locales/<language>/<name>.json`. A feature adds its own
 * (`declare module`); these belong to none.
 */
export interface Catalogues {
  common: typeof import("@/locales/es/common.json");
  auth: typeof import("@/locales/es/auth.json");
  controls: typeof import("@/locales/es/controls.json");
  reasons: typeof import("@/locales/es/reasons.json");
  roomState: typeof import("@/locales/es/roomState.json");
  figures: typeof import("@/locales/es/figures.json");
  invoice: typeof import("@/locales/es/invoice.json");
}

export type CatalogueName = keyof Catalogues;

/** Ids of one catalogue, for components that can rely on no other. */
export type MessageIdOf<Name extends CatalogueName> = Exclude<keyof Catalogues[Name], "default">;

/** An id of a text. It begins with a word for its place; an unknown id does not compile. */
export type MessageId = { [Name in CatalogueName]: MessageIdOf<Name> }[CatalogueName];

/** Texts as built (scripts/icu-catalogues.ts): parsed ICU messages. */
export type Messages = Partial<Record<MessageId, string | MessageFormatElement[]>>;
