import type { CSSProperties } from "react";

import type { themeImages } from "@/contract/settings";

/** A picture behind conversations, and its version for the dark theme; "" is none. The stylesheet takes one of them. */
export function themePicture(image: (typeof themeImages)[number]): CSSProperties | undefined {
  if (image === "") return undefined;
  const pictures = { "--picture": urlOf(image), "--picture-dark": urlOf(image.replace(/\.svg$/, "-dark.svg")) };
  return pictures as CSSProperties;
}

const urlOf = (image: string) => `url("${image}")`;
