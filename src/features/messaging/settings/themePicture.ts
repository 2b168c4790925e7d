import { type CSSProperties, useEffect } from "react";
import { useDispatch } from "react-redux";

import { themeImages } from "@/contract/messaging/settings";

import { settingsNeeded } from "./state/settingsSlice";
import { useSetting } from "./state/useSetting";

/** Each picture has a version for the dark theme. */
export const darkVersionOf = (image: string) => image.replace(/\.svg$/, "-dark.svg");

/** A picture behind conversations and its dark version; "" is none. The stylesheet takes one of them. */
export function themePicture(image: (typeof themeImages)[number]): CSSProperties | undefined {
  if (image === "") return undefined;
  const pictures = { "--picture": urlOf(image), "--picture-dark": urlOf(darkVersionOf(image)) };
  return pictures as CSSProperties;
}

const urlOf = (image: string) => `url("${image}")`;

/** The chosen picture as a style; none if it is unknown. */
export function useThemePicture() {
  const dispatch = useDispatch();
  const { value } = useSetting("theme.image");

  useEffect(() => void dispatch(settingsNeeded()), [dispatch]);

  return themePicture(themeImages.find((image) => image === value) ?? "");
}
