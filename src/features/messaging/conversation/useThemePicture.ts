import { useEffect } from "react";
import { useDispatch } from "react-redux";

import { themeImages } from "@/contract/settings";

import { settingsNeeded } from "../settings/settingsSlice";
import { themePicture } from "../settings/themePicture";
import { useSetting } from "../settings/useSetting";

/** The picture that the person has chosen, as a style; none where it is none of ours, or not known yet. */
export function useThemePicture() {
  const dispatch = useDispatch();
  const { value } = useSetting("theme.image");

  useEffect(() => void dispatch(settingsNeeded()), [dispatch]);

  return themePicture(themeImages.find((image) => image === value) ?? "");
}
