import type { FormikValues } from "formik";

import { isObject } from "@/shared/shapes";

import { storedDrafts } from "./storedDrafts";

/** Of the forms of all acts, by the name of their dialog. */
export const actDrafts = storedDrafts<FormikValues>("act", isObject);

/** Names the dialog of an act: by its kit, its record, and perhaps a part of that. */
export const actDialogName = (kit: string, { id, action, about }: { id: string; action: string; about?: string }) =>
  [kit, id, action, about].filter(Boolean).join(".");
