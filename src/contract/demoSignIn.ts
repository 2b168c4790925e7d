import type { Credentials } from "./auth";

/** The demo's account: prefilled on the login screen and known to the fake backend, in demo builds only. */
export const demoSignIn: Credentials = { email: "admin@conserje.app", password: "Bahia-Serena-48" };
