import { messageChannels } from "@/contract/guests/guestMessage";
import { type MessageSchedule, type ScheduleDraft, scheduleMoments } from "@/contract/guests/messageSchedule";
import {
  type MessageTemplate,
  type TemplateDraft,
  templateLanguages,
  templatePurposes,
} from "@/contract/guests/messageTemplate";
import { generalReason } from "@/domain/definition/generalReason";
import { scheduleFaults, templateDraftFaults } from "@/domain/guestMessages/messageFaults";

import { refuseFaults, unknownValues } from "../records/Refused";
import { isSame, serveRecord } from "../records/serveRecord";
import type { Context } from "../core/routes";
import type { MessageBook, StoredSchedule } from "./MessageBook";

const booksOf = ({ db }: Context) => db.guestMessages;

/** Without the spaces around its texts, and without languages that have none. */
function writtenTemplate({ name, purpose, texts }: TemplateDraft): TemplateDraft {
  const trimmed = templateLanguages
    .map((language) => [language, texts[language]] as const)
    .flatMap(([language, text]) =>
      text?.subject.trim() || text?.body.trim()
        ? [[language, { subject: text.subject.trim(), body: text.body.trim() }] as const]
        : [],
    );
  return { name: name.trim(), purpose, texts: Object.fromEntries(trimmed) };
}

const template = serveRecord({
  booksOf,
  get: (id, { templates }) => templates.get(id),
  shown: (stored: MessageTemplate): MessageTemplate => stored,
  stale: generalReason("RECORD_STALE"),
});

export const templateRecord = {
  get: template.get,
  ...template.form({
    written: writtenTemplate,
    isWritten: (stored, draft) => isSame(writtenTemplate(stored), draft),
    check(draft, { templates }, stored) {
      const others = templates.all().filter(({ id }) => id !== stored?.id);
      const faults = templateDraftFaults(
        draft,
        others.map(({ name }) => name),
      );
      refuseFaults(faults, unknownValues({ purpose: templatePurposes.includes(draft.purpose) }));
    },
    madeBy: ({ templates }) => templates.madeBy,
    add: (draft, { templates }) => templates.put({ ...draft, id: templates.nextId(), version: 1 }),
    rewrite: (stored, draft, { templates }) => templates.put({ ...stored, ...draft, version: stored.version + 1 }),
  }),
};

const writtenSchedule = ({ moment, days, channel, templateId, isOn }: ScheduleDraft): ScheduleDraft => ({
  moment,
  days: moment === "birthday" ? 0 : days,
  channel,
  templateId,
  isOn,
});

export const toSchedule = (stored: StoredSchedule, { templates }: MessageBook): MessageSchedule => ({
  ...stored,
  template: templates.get(stored.templateId).name,
});

const schedule = serveRecord({
  booksOf,
  get: (id, { schedules }) => schedules.get(id),
  shown: toSchedule,
  stale: generalReason("RECORD_STALE"),
});

export const scheduleRecord = {
  get: schedule.get,
  ...schedule.form({
    written: writtenSchedule,
    isWritten: (stored, draft) => isSame(writtenSchedule(stored), draft),
    check(draft, { templates }) {
      const isKnown = {
        moment: scheduleMoments.includes(draft.moment),
        channel: messageChannels.includes(draft.channel),
      };
      refuseFaults(scheduleFaults(draft, templates.find(draft.templateId)), unknownValues(isKnown));
    },
    madeBy: ({ schedules }) => schedules.madeBy,
    add: (draft, { schedules }) => schedules.put({ ...draft, id: schedules.nextId(), version: 1 }),
    rewrite: (stored, draft, { schedules }) => schedules.put({ ...stored, ...draft, version: stored.version + 1 }),
  }),
};
