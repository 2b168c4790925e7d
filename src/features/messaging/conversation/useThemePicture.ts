import { useEffect } from "react";
import { useDispatch } from "react-redux";

import { themeImages } from "@/contract/settings";

import { settingsNeeded } from "../settings/settingsSlice";
import { themePicture } from "../settings/themePicture";
import { useSetting } from "../settings/useSetting";

/** The chosen picture as a style; none if it is unknown. */
export function useThemePicture() {
  const dispatch = useDispatch();
  const { value } = useSetting("theme.image");

  useEffect(() => void dispatch(settingsNeeded()), [dispatch]);

  return themePicture(themeImages.find((image) => image === value) ?? "");
}
