import type { Slice } from "@reduxjs/toolkit";
import type { ComponentType } from "react";

import type { CommandSource } from "@/shared/commands/commandSources";
import type { CatalogueName, MessageId } from "@/shared/i18n/catalogues";
import type { Saga } from "@/shared/saga/effects";

/**
 * Slices and the saga that serves them. A kit makes one (`createLoad`), an area writes one by hand. A part that several
 * areas name, such as `hotelState`, is installed once.
 */
export interface StatePart {
  slices: Slice[];
  saga: () => Saga | Generator;
  /** Parts that it reads, which are installed with it. */
  needs?: StatePart[];
}

/** An entry of the menu; a build puts all of them into the frame's catalogue. */
type MenuLabel = Extract<MessageId, `${string}.menu`>;

/** Texts that the sweep (tests/e2e) finds at an address of a page, in each state. */
export interface SweptAddress {
  /** An address of the demo, if not the page's own without what opens over it; `yesterday` stands for that date. */
  at?: string;
  /** Its text without data, and the query that leads there, if not in a hotel without reservations. */
  empty?: MessageId;
  emptyAt?: string;
  failed: MessageId;
  /** Its text while loading, if not "Procesando...". */
  loading?: MessageId;
}

/** A page of an area: its address, and what is known of it before its code is fetched. */
export interface FeaturePage {
  /** Optional parts at its end are of what opens over the page, so that the page below stays as it is: `/:id?`. */
  path: string;
  page: () => Promise<ComponentType>;
  /** The heading, if it is not the entry of the menu. */
  title?: MessageId;
  /** The title of its group in the menu, for the breadcrumb. */
  parent?: MessageId;
  /** Its entry in that group, by its place there. */
  menu?: { label: MenuLabel; place: number };
  /** The page whose entry in the menu is the active one here. */
  under?: string;
  /** None for a page that makes no calls. */
  sweep?: SweptAddress[];
}

/** An area of the product. Its texts, state and pages are fetched with its first page. */
export interface Feature {
  catalogues: CatalogueName[];
  state?: () => Promise<StatePart[]>;
  pages: FeaturePage[];
  /** Paths that redirect, and their targets. */
  redirects?: Record<string, string>;
  /** Its sagas run on every page, from the first idle moment. */
  runsOnEveryPage?: true;
  /** Its pages show the lost connection themselves. */
  showsConnection?: true;
  /** Its outboxes: if one has pending writes, the feature is installed on every page. */
  outboxes?: string[];
  /** Its commands in the command palette, on every page. */
  commands?: CommandSource[];
}
