import { messageChannels } from "@/contract/guests/guestMessage";
import { type MessageSchedule, type ScheduleDraft, scheduleMoments } from "@/contract/guests/messageSchedule";
import {
  type MessageTemplate,
  type TemplateDraft,
  templateLanguages,
  templatePurposes,
} from "@/contract/guests/messageTemplate";
import { scheduleFaults, templateDraftFaults } from "@/domain/guestMessages/messageFaults";
import { messageReason } from "@/domain/guestMessages/templates";

import type { Table } from "../table";
import { notFound, Refused, refuseFaults, unknownValues } from "../records/Refused";
import type { MessageBook, StoredSchedule } from "./MessageBook";

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

interface Kind<Draft, Stored extends Draft & { id: string; version: number }> {
  table: (book: MessageBook) => Table<"id", Stored>;
  prefix: string;
  stale: "TEMPLATE_STALE" | "SCHEDULE_STALE";
  written: (draft: Draft) => Draft;
  refuse: (draft: Draft, id: string, book: MessageBook) => void;
  shown: (stored: Stored, book: MessageBook) => object;
}

/** What a person does with the templates, or the schedules. */
const booksOf = <Draft, Stored extends Draft & { id: string; version: number }>(kind: Kind<Draft, Stored>) => {
  const { table, prefix, written, shown } = kind;

  function refuseStale(stored: Stored, version: number, book: MessageBook) {
    if (version === stored.version) return;
    throw new Refused(409, { reasons: [messageReason(kind.stale)], current: shown(stored, book) });
  }

  function put(stored: Stored, book: MessageBook): Stored {
    const kept = table(book).insert(stored);
    book.hotel.revision.advance("messages");
    return kept;
  }

  const isAs = (stored: Stored, draft: Draft) => JSON.stringify(written(stored)) === JSON.stringify(draft);

  function get(id: string, book: MessageBook): Stored {
    if (!table(book).has(id)) throw notFound();
    return table(book).get(id);
  }

  return {
    get,
    create({ clientId, draft }: { clientId: string; draft: Draft }, book: MessageBook): Stored {
      const key = `${prefix}:${clientId}`;
      const made = book.madeBy.get(key);
      const next = written(draft);
      if (made !== undefined) {
        const stored = get(made, book);
        if (!isAs(stored, next)) refuseStale(stored, 0, book);
        return stored;
      }
      kind.refuse(next, "", book);
      const added = put({ ...next, id: `${prefix}-${table(book).nextNumber()}`, version: 1 } as Stored, book);
      book.madeBy.set(key, added.id);
      return added;
    },
    update(id: string, { version, draft }: { version: number; draft: Draft }, book: MessageBook): Stored {
      const stored = get(id, book);
      const next = written(draft);
      if (isAs(stored, next)) return stored;
      refuseStale(stored, version, book);
      kind.refuse(next, id, book);
      return put({ ...stored, ...next, version: version + 1 }, book);
    },
  };
};

export const templateBooks = booksOf<TemplateDraft, MessageTemplate>({
  table: ({ templates }) => templates,
  prefix: "template",
  stale: "TEMPLATE_STALE",
  written: writtenTemplate,
  refuse(draft, id, { templates }) {
    const others = templates.all().filter((one) => one.id !== id);
    const faults = templateDraftFaults(
      draft,
      others.map(({ name }) => name),
    );
    refuseFaults(faults, unknownValues({ purpose: templatePurposes.includes(draft.purpose) }));
  },
  shown: (stored) => stored,
});

export const scheduleBooks = booksOf<ScheduleDraft, StoredSchedule>({
  table: ({ schedules }) => schedules,
  prefix: "schedule",
  stale: "SCHEDULE_STALE",
  written: writtenSchedule,
  refuse(draft, _id, { templates }) {
    const template = templates.has(draft.templateId) ? templates.get(draft.templateId) : undefined;
    const isKnown = {
      moment: scheduleMoments.includes(draft.moment),
      channel: messageChannels.includes(draft.channel),
    };
    refuseFaults(scheduleFaults(draft, template), unknownValues(isKnown));
  },
  shown: toSchedule,
});
