import type { FeatureState } from "@/shared/feature";

export const reservationsState: FeatureState = {
  slices: [],
  *saga() {},
};
