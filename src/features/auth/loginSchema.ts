import { object, string } from "yup";

/** Apart from the page: nothing is checked before it is submitted, so the checking may come after the first paint. */
export const loginSchema = object({
  email: string().required("login.emailRequired"),
  password: string().required("login.passwordRequired"),
});
