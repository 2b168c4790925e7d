import type { Feature } from "@/shared/feature";
import { paths } from "@/shared/routing/paths";

export const authFeature: Feature = {
  catalogue: "auth",
  state: async () => (await import("./authState")).authState,
  routes: [
    { path: paths.login, page: async () => (await import("./LoginPage")).LoginPage },
    { path: paths.register, page: async () => (await import("./RegisterPage")).RegisterPage },
    { path: paths.recover, page: async () => (await import("./RecoverPage")).RecoverPage },
  ],
};
