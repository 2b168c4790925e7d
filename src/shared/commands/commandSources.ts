import type { NavigateFunction } from "react-router-dom";
import type { Dispatch } from "redux";

import type { CatalogueName } from "@/shared/i18n/catalogues";
import type { Texts } from "@/shared/i18n/texts";
import type { Icon } from "@/shared/ui/icons";

/** A command of the command palette. Without `names` and `about` it is a page, or an action of the app. */
export interface Command {
  id: string;
  title: string;
  /** Shown behind the title, and not searched: a date, an e-mail. */
  detail?: string;
  /** Other words for it, as people say them: "factura" for a folio. */
  words?: string;
  /** Of a record: what it is called in full, as its number or a person's name. */
  names?: string[];
  /** Of an act on a record: the names of that record. */
  about?: string[];
  /** The number of the room that it is, that its act is on, or that its guest has today. */
  room?: string;
  /** Of a record: what it was made for is over. */
  isPast?: boolean;
  /** Says why an act is not possible, and leads on: found by `words`, where the record is named with them. */
  isReason?: true;
  /** A server has found it, perhaps by what is not shown. */
  isFound?: true;
  /** Its place, in the words of the menu. */
  place: string;
  icon: Icon;
  run: () => void;
}

/** Tools of a source, to word and run its commands. */
export interface CommandTools extends Pick<Texts, "text"> {
  navigate: NavigateFunction;
  dispatch: Dispatch;
}

/** Commands for a query ("" at first), in memory or by a call. The palette leaves out and orders those in memory. */
export type CommandFinder = (query: string) => Command[] | Promise<Command[]>;

export interface CommandSource {
  /** The catalogues of its texts: they are loaded before the source is opened. */
  texts: CatalogueName[];
  /** Its code. The source is opened with the palette, each time, so that it may keep what it has asked for. */
  fetch: () => Promise<(tools: CommandTools) => CommandFinder>;
}

let declared: CommandSource[] = [];

/** Tells the palette the sources of all areas. */
export function declareCommandSources(sources: CommandSource[]) {
  declared = sources;
}

export const declaredCommandSources = () => declared;
