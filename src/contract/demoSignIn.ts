import type { Credentials } from "./auth";

/** The demo's account. The login screen prefills it and the fake backend knows it, in demo builds only. */
export const demoSignIn: Credentials = { email: "admin@conserje.app", password: "Bahia-Serena-48" };
