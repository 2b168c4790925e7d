import type { Feature } from "@/shared/feature/feature";
import { paths } from "@/shared/routing/paths";

import { authState } from "./authState";
import { isEarlyLoginShown } from "./EarlyLogin";
import { LoginPage } from "./LoginPage";

export { isEarlyLoginShown };

/** Part of the app's first chunk: the sign-in must not wait for another. */
export const authFeature: Feature = {
  catalogues: ["auth"],
  state: async () => authState,
  routes: [
    { path: paths.login, page: async () => LoginPage },
    { path: paths.register, page: async () => (await import("./RegisterPage")).RegisterPage },
    { path: paths.recover, page: async () => (await import("./RecoverPage")).RecoverPage },
  ],
};

/** For a page whose session has expired. */
export const signInAgainDialog = async () => (await import("./SignInAgainDialog")).SignInAgainDialog;
