import type { Attachment } from "@/contract/messaging/conversations";
import { fileIconOf } from "@/domain/chat/fileIconOf";
import { useText } from "@/shared/i18n/useText";
import { DownloadIcon, FileIcon } from "@/shared/ui/icons";

import { Sound } from "./Sound";

/** A file's address comes from the server and must not run a script. */
const loadable = /^(?:https?:|blob:|data:|\/(?!\/))/i;

/** A message's files: sound with a player, others as downloads. */
export function MessageAttachments({ attachments }: { attachments: Attachment[] }) {
  return (
    <ul className="message-files">
      {attachments.map((attachment) => (
        <li key={attachment.id}>
          <MessageFile {...attachment} />
        </li>
      ))}
    </ul>
  );
}

function MessageFile({ name, desc, downloadLink, mime }: Attachment) {
  const { text } = useText();
  const address = loadable.test(downloadLink) ? downloadLink : undefined;
  if (fileIconOf(mime) === "audio") {
    return <Sound className="message-voice" name={name} src={address} tabIndex={-1} />;
  }
  return (
    <a className="message-file" href={address} download={name} tabIndex={-1}>
      <FileIcon size={20} aria-hidden="true" />
      <span className="message-file-about">
        <bdi className="message-file-name">{name}</bdi>
        <span className="message-file-size">{desc}</span>
      </span>
      <DownloadIcon size={16} role="img" aria-label={text("conversation.download")} />
    </a>
  );
}
