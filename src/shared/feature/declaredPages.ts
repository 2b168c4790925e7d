import type { FeaturePage } from "./feature";

let declared: FeaturePage[] = [];

/** Tells the frame the pages of all areas, of which it makes the menu. */
export function declarePages(pages: FeaturePage[]) {
  declared = pages;
}

export const declaredPages = () => declared;
