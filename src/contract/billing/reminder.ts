import type { Email, Instant, LanguageCode, LongText, RecordId } from "../formats";
import type { MessageReason, MessageState } from "../guests/guestMessage";
import type { TemplateLanguage } from "../guests/messageTemplate";

/** The reader of a reminder: the account on credit that owes, else the guest of the stay. */
export interface Addressee {
  name: string;
  /** "" while unknown. */
  email: Email | "";
  /** "" while unknown. */
  language: LanguageCode | "";
}

/** The words of a reminder, as a person sends them. */
export interface ReminderText {
  language: TemplateLanguage;
  /** @maxLength messageLimits.subjectLetters */
  subject: string;
  body: LongText;
  /** The id of the reminder: it is sent once, however often the call arrives. */
  clientId?: RecordId;
}

/** The message of the last reminder, with its present state. */
export interface Reminder {
  messageId: RecordId;
  state: MessageState;
  at: Instant;
  /** Why the message has not arrived. */
  failure?: MessageReason;
}
