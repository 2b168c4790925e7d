import type { CSSProperties } from "react";

import type { themeImages } from "@/contract/settings";

/** Each picture has a version for the dark theme. */
export const darkVersionOf = (image: string) => image.replace(/\.svg$/, "-dark.svg");

/** A picture behind conversations and its dark version; "" is none. The stylesheet takes one of them. */
export function themePicture(image: (typeof themeImages)[number]): CSSProperties | undefined {
  if (image === "") return undefined;
  const pictures = { "--picture": urlOf(image), "--picture-dark": urlOf(darkVersionOf(image)) };
  return pictures as CSSProperties;
}

const urlOf = (image: string) => `url("${image}")`;
