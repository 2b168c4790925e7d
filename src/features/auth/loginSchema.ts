import { object, string } from "yup";

/** In a file of its own: values are checked on submit, so Yup may load after the first paint. */
export const loginSchema = object({
  email: string().required("login.emailRequired"),
  password: string().required("login.passwordRequired"),
});
