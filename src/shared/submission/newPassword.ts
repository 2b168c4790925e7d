import { string } from "yup";

/** A password that a person makes up: long rather than intricate (OWASP ASVS 5.0, 6.2.1 and 6.2.5). */
export const newPassword = string().required("login.passwordRequired").min(8, "password.tooShort");
