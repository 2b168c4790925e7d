import type { Slice } from "@reduxjs/toolkit";
import type { ComponentType } from "react";

import type { CommandSource } from "@/shared/commands/commandSources";
import type { CatalogueName } from "@/shared/i18n/catalogues";
import type { Saga } from "@/shared/saga/effects";

/**
 * Slices and the saga that serves them. A kit makes one (`createLoad`), an area writes one by hand. A part that several
 * areas name, such as `hotelState`, is installed once.
 */
export interface StatePart {
  slices: Slice[];
  saga: () => Saga | Generator;
}

interface FeatureRoute {
  path: string;
  page: () => Promise<ComponentType>;
}

/** One area of the product, as the app sees it. Its texts, state and pages are fetched with its first route. */
export interface Feature {
  catalogues: CatalogueName[];
  state?: () => Promise<StatePart[]>;
  routes: FeatureRoute[];
  /** Paths without a page of their own, and where they lead. */
  redirects?: Record<string, string>;
  /** Its sagas run on every page, from when the app is idle for the first time. */
  runsOnEveryPage?: true;
  /** Its pages say themselves that the connection is lost. */
  showsConnection?: true;
  /** The outboxes that it sends from: where one has been left full, the feature is needed on whatever page. */
  outboxes?: string[];
  /** What the command palette finds of it, from wherever a person is. */
  commands?: () => Promise<CommandSource>;
}
