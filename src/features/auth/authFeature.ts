import type { Feature } from "@/shared/feature/feature";
import { entrance } from "@/shared/routing/entrance";

import { authState } from "./authState";
import { isEarlyLoginShown } from "./EarlyLogin";
import { LoginPage } from "./LoginPage";

export { isEarlyLoginShown };

/** Part of the app's first chunk: the sign-in must not wait for another. */
export const authFeature: Feature = {
  catalogues: ["auth"],
  state: async () => authState,
  pages: [
    { path: entrance.login, page: async () => LoginPage },
    { path: entrance.register, page: async () => (await import("./RegisterPage")).RegisterPage },
    { path: entrance.recover, page: async () => (await import("./RecoverPage")).RecoverPage },
  ],
};

/** For a page whose session has expired. */
export const signInAgainDialog = async () => (await import("./SignInAgainDialog")).SignInAgainDialog;
