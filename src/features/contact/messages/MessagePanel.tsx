import type { GuestMessage, MessageDraft, Recipient } from "@/contract/guests/guestMessage";
import type { MessageTemplate } from "@/contract/guests/messageTemplate";
import { writtenFaults } from "@/domain/guestMessages/messageFaults";
import { permissionOf } from "@/domain/permissionFor";
import { useText } from "@/shared/i18n/useText";
import { dayFaults } from "@/shared/ui/fields/dates/dateText";
import { RecordForm } from "@/shared/record/RecordForm";
import { RecordHistory } from "@/shared/record/RecordHistory";
import type { RecordField, RefusalPlaces } from "@/shared/record/recordFields";

import { MessageBox } from "../templates/MessagePreview";
import { MessageFields } from "./MessageFields";
import { MessageHead } from "./MessageHead";
import { messageRecord, type MessageValues, newMessage } from "./messageRecord";

const faultsOf = (draft: MessageDraft) => [
  ...dayFaults(draft, "sendOn", draft.time === "later" ? "guestContact.dayMissing" : undefined),
  ...writtenFaults(draft),
];

const places: RefusalPlaces = {
  fields: {},
  values: { channel: ["channel", "guestId"], templateId: ["templateId", "guestId"], body: ["body", "reservationId"] },
};

const noFields = { labelOf: () => "", wordsOf: () => "" };

interface MessagePanelProps {
  /** Undefined: a new one. */
  message: GuestMessage | undefined;
  /** Whom a new one is for, if that is known. */
  to: Recipient | undefined;
  /** Of a new one, as far as they are proposed. */
  words: Pick<MessageValues, "subject" | "body">;
  templates: MessageTemplate[];
}

/** A message with all that happened to it; what has not gone out can be changed. */
export function MessagePanel({ message, to, words, templates }: MessagePanelProps) {
  const { text } = useText();
  const isOpen = !message || permissionOf(message, "edit")?.isAllowed;
  if (!isOpen) {
    return (
      <>
        <MessageHead message={message} />
        <MessageBox>
          {message.subject && (
            <p className="message-subject-line">
              <bdi>{message.subject}</bdi>
            </p>
          )}
          <p dir="auto">{message.body}</p>
        </MessageBox>
        <History message={message} />
      </>
    );
  }
  const fields: RecordField<MessageValues>[] = [
    { name: "guestId", label: text("guestContact.to"), words: ({ guest }) => guest },
    { name: "channel", label: text("guestContact.channel"), words: (v) => text(`guestContact.channel.${v.channel}`) },
    { name: "subject", label: text("guestContact.subject") },
    { name: "body", label: text("guestContact.body") },
    {
      name: "time",
      label: text("guestContact.when"),
      paths: ["time", "sendOn"],
      words: ({ time, sendOn }) => sendOn || text(`guestContact.time.${time}`),
    },
  ];
  return (
    <RecordForm
      form={messageRecord}
      record={message}
      newValues={() => ({ ...newMessage(to), ...words })}
      faultsOf={faultsOf}
      fields={fields}
      refusals={places}
      head={message && <MessageHead message={message} />}
    >
      <MessageFields templates={templates} />
      {message && <History message={message} />}
    </RecordForm>
  );
}

/** A schedule sends without a person, and the channel reports; an answer is the guest's. */
function History({ message }: { message: GuestMessage }) {
  const { text } = useText();
  const byOf = ({ by, what }: GuestMessage["history"][number]) =>
    what === "answer" ? message.guest : by || text("guestContact.automatic");
  return (
    <RecordHistory
      title={text("guestContact.history")}
      history={message.history.map((entry) => ({ ...entry, by: byOf(entry), changes: [] }))}
      whatOf={(what) => text(`guestContact.history.${what}`)}
      words={noFields}
    />
  );
}
