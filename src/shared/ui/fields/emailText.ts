import { string } from "yup";

import { isEmail } from "@/domain/people/emails";
import type { MessageId } from "@/shared/i18n/catalogues";

const invalid: MessageId = "email.invalid";

/**
 * The schema of an address that has to be there. Its field is of type `text` with `inputMode="email"`: a browser's
 * `type="email"` turns a domain like `müller.example` into `xn--…`.
 */
export const emailText = (required: MessageId) =>
  string()
    .trim()
    .required(required)
    .test("email", invalid, (text) => text === "" || isEmail(text));
