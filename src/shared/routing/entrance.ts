/** Addresses that the app knows before its areas are fetched: the sign-in's, and where the inside begins. */
export const entrance = {
  root: "/",
  login: "/auth-login",
  register: "/auth-register",
  recover: "/auth-recover",
  inside: "/app",
  home: "/app/dashboards",
} as const;
