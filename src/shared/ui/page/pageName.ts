import { createContext, useContext } from "react";

import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";

/** The name of a page, and the group of the menu that it belongs to, as its area declares them. */
export interface PageName {
  title?: MessageId;
  parent?: MessageId;
}

export const PageNameContext = createContext<PageName>({});

interface SaidName {
  title: string;
  parent: string;
}

/** The name in words, for heading and breadcrumb. A page whose title depends on what it shows says it itself. */
export function usePageName(said: Partial<SaidName>): SaidName {
  const { text } = useText();
  const { title, parent } = useContext(PageNameContext);
  return { title: said.title ?? (title ? text(title) : ""), parent: said.parent ?? (parent ? text(parent) : "") };
}
