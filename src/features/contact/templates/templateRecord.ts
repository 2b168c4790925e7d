import { nanoid } from "@reduxjs/toolkit";

import {
  type MessageTemplate,
  type TemplateDraft,
  type TemplateLanguage,
  templateLanguages,
  type TemplateText,
} from "@/contract/guests/messageTemplate";
import { createRecord } from "@/shared/record/createRecord";
import type { RecordValues } from "@/shared/record/recordRules";
import { paths } from "@/shared/routing/paths";
import { hasTexts, isObject } from "@/shared/shapes";

import { contactApi } from "../base/contactApi";

export interface TemplateValues extends RecordValues, Pick<TemplateDraft, "name" | "purpose"> {
  /** In every language that is shown, perhaps empty. */
  texts: Partial<Record<TemplateLanguage, TemplateText>>;
}

export const emptyText: TemplateText = { subject: "", body: "" };

const isWritten = (text: TemplateText | undefined) => Boolean(text?.subject.trim() || text?.body.trim());

/** Without the languages that nothing was written in. */
const draftOf = ({ name, purpose, texts }: TemplateValues): TemplateDraft => ({
  name: name.trim(),
  purpose,
  texts: Object.fromEntries(
    templateLanguages.flatMap((one) => {
      const text = texts[one];
      return text && isWritten(text) ? [[one, { subject: text.subject.trim(), body: text.body.trim() }]] : [];
    }),
  ),
});

/** A template, as it is opened and edited. */
export const templateRecord = createRecord<MessageTemplate, TemplateDraft, TemplateValues>()("messageTemplate", {
  outbox: "templateWrites",
  get: contactApi.getTemplate,
  create: contactApi.createTemplate,
  update: contactApi.updateTemplate,
  valuesOf: ({ version, name, purpose, texts }) => ({ clientId: nanoid(), version, name, purpose, texts }),
  draftOf,
  isValues: (value) =>
    isObject(value) &&
    hasTexts(value, ["name", "purpose"]) &&
    isObject(value.texts) &&
    Object.values(value.texts).every((text) => hasTexts(text, ["subject", "body"])),
  nameOf: ({ name }) => name,
  path: `${paths.messageTemplates}/:id`,
  listPath: paths.messageTemplates,
  texts: "guestContact.template",
});

export const newTemplate = (): TemplateValues => ({
  clientId: nanoid(),
  version: 0,
  name: "",
  purpose: "stay",
  texts: { es: emptyText, en: emptyText },
});
