import { nanoid } from "@reduxjs/toolkit";

import {
  type MessageTemplate,
  type TemplateDraft,
  type TemplateLanguage,
  templateLanguages,
  type TemplateText,
} from "@/contract/guests/messageTemplate";
import { createRecord } from "@/shared/record/createRecord";
import { createRecordForm, recordOfForm } from "@/shared/record/createRecordForm";
import type { FormSave, RecordValues } from "@/shared/record/recordRules";
import { paths } from "@/shared/routing/paths";
import type { Saga } from "@/shared/saga/effects";
import { hasTexts, isObject } from "@/shared/shapes";
import { createWrite } from "@/shared/write/createWrite";

import { contactApi, templates } from "../contactApi";

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
  get: contactApi.getTemplate,
  create: ({ clientId, draft }, key) => contactApi.createTemplate({ body: { clientId, draft }, key }),
  update: ({ id, version, draft }, key) => contactApi.updateTemplate({ params: { id }, body: { version, draft }, key }),
  valuesOf: ({ version, name, purpose, texts }) => ({ clientId: nanoid(), version, name, purpose, texts }),
  draftOf,
  isValues: (value): value is TemplateValues =>
    isObject(value) &&
    typeof value.version === "number" &&
    hasTexts(value, ["clientId", "name", "purpose"]) &&
    isObject(value.texts) &&
    Object.values(value.texts).every((text) => hasTexts(text, ["subject", "body"])),
  nameOf: ({ name }) => name,
  changedBy: () => "",
  path: paths.messageTemplate,
  listPath: paths.messageTemplates,
  texts: {
    failed: "guestContact.templateFailed",
    unknown: "guestContact.templateUnknown",
    toList: "guestContact.templateToList",
    create: "guestContact.templateCreate",
    createWaits: "guestContact.templateCreateWaits",
    created: "guestContact.templateCreated",
    saved: "guestContact.templateSaved",
    notSaved: "guestContact.templateNotSaved",
    conflict: "guestContact.templateConflict",
  },
});

export const newTemplate = (): TemplateValues => ({
  clientId: nanoid(),
  version: 0,
  name: "",
  purpose: "stay",
  texts: { es: emptyText, en: emptyText },
});

const writes = createWrite<FormSave<TemplateDraft>>()("templateWrites", {
  recordOf: recordOfForm,
  isReplaced: (older, newer) => older.clientId === newer.clientId,
  isWhat: (value): value is FormSave<TemplateDraft> => hasTexts(value, ["clientId", "name"]),
});

export const templateSaves = writes.sentBy({
  *send(form, key): Saga {
    yield* templateRecord.send(form, key, () => writes.behind(form, key));
    yield* templates.askAgain();
  },
  refused: templateRecord.refuse,
});

export const templateForm = createRecordForm(templateRecord, templateSaves);
