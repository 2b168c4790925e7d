import type { FeatureState } from "@/shared/feature";

import { profileUpdate } from "./profile/profileUpdate";
import { profileSaga } from "./profile/profileSaga";
import { passwordChange } from "./settings/passwordChange";
import { settingsSaga } from "./settings/settingsSaga";

export const messagingState: FeatureState = {
  slices: [profileUpdate, passwordChange],
  *saga() {
    yield* profileSaga();
    yield* settingsSaga();
  },
};
