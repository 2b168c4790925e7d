import type { Slice } from "@reduxjs/toolkit";
import type { ComponentType } from "react";

import type { CommandSource } from "@/shared/commands/commandSources";
import type { CatalogueName } from "@/shared/i18n/catalogues";
import type { PageRoute } from "@/shared/routing/paths";
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
  path: PageRoute;
  page: () => Promise<ComponentType>;
}

/** An area of the product. Its texts, state and pages are fetched with its first route. */
export interface Feature {
  catalogues: CatalogueName[];
  state?: () => Promise<StatePart[]>;
  routes: FeatureRoute[];
  /** Paths that redirect, and their targets. */
  redirects?: Partial<Record<PageRoute, string>>;
  /** Its sagas run on every page, from the first idle moment. */
  runsOnEveryPage?: true;
  /** Its pages show the lost connection themselves. */
  showsConnection?: true;
  /** Its outboxes: if one has pending writes, the feature is installed on every page. */
  outboxes?: string[];
  /** Its commands in the command palette, on every page. */
  commands?: () => Promise<CommandSource>;
}
