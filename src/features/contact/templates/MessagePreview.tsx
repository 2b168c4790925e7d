import type { ReactNode } from "react";

import type { MessageDraft } from "@/contract/guests/guestMessage";
import { missingValues, renderTemplate } from "@/domain/guestMessages/templates";
import { useText } from "@/shared/i18n/useText";
import { Muted } from "@/shared/ui/layout/Muted";
import { Text } from "@/shared/ui/layout/Text";
import { LoadState } from "@/shared/ui/states/LoadState";
import { Reasons } from "@/shared/ui/states/Reasons";

import { templateValues } from "../base/contactApi";

type MessagePreviewProps = Pick<MessageDraft, "guestId" | "reservationId" | "language" | "subject" | "body">;

/** A message as the guest will read it. */
export function MessagePreview(props: MessagePreviewProps) {
  const { text } = useText();
  return (
    <MessageBox as="section" aria-label={text("guestContact.preview")}>
      <h3 className="message-heading">{text("guestContact.preview")}</h3>
      {props.guestId ? (
        <Rendered {...props} />
      ) : (
        <Muted as="p" breaksWords size={13}>
          {text("guestContact.previewHint")}
        </Muted>
      )}
    </MessageBox>
  );
}

function Rendered({ guestId, reservationId, language, subject, body }: MessagePreviewProps) {
  const { text } = useText();
  const load = templateValues.use({ guestId, reservationId, language });
  const { data: values } = load;
  if (!values) return <LoadState load={load} failed={text("guestContact.previewFailed")} />;
  const missing = missingValues(`${subject}\n${body}`, values);
  return (
    <>
      <MessageText subject={renderTemplate(subject, values)} body={renderTemplate(body, values)} />
      <div role="status">{missing.length > 0 && <Reasons reasons={missing} isQuiet />}</div>
    </>
  );
}

/** Subject, if there is one, and text. */
export const MessageText = ({ subject, body }: Pick<MessageDraft, "subject" | "body">) => (
  <>
    {subject && (
      <p className="message-subject-line" dir="auto">
        {subject}
      </p>
    )}
    <p dir="auto">{body}</p>
  </>
);

interface MessageBoxProps {
  as?: "section";
  "aria-label"?: string;
  children: ReactNode;
}

/** The frame of a message's text. */
export const MessageBox = ({ as, children, ...props }: MessageBoxProps) => (
  <Text
    as={as ?? "div"}
    padX={16}
    padY={12}
    breaksWords
    line="around"
    round="large"
    fill="surface-raised"
    className="message-preview"
    {...props}
  >
    {children}
  </Text>
);
