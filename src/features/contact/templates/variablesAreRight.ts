import { string } from "yup";

import { templateFaults } from "@/domain/guestMessages/templates";
import type { MessageId } from "@/shared/i18n/catalogues";

const wrong: MessageId = "guestContact.variablesWrong";

/** The schema of a text with variables; which one is wrong is said beside the text while it is typed. */
export const variablesAreRight = () =>
  string()
    .trim()
    .test("variables", wrong, (text = "") => templateFaults(text).length === 0);
