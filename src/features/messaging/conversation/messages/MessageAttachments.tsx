import type { Attachment } from "@/contract/messaging/conversations";
import { fileIconOf } from "@/domain/chat/fileIconOf";
import { useText } from "@/shared/i18n/useText";
import { DownloadIcon, FileIcon } from "@/shared/ui/icons";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";

import { FileLink } from "../../base/FileLink";
import { Sound } from "../composer/files/Sound";

/** A file's address comes from the server and must not run a script. */
const loadable = /^(?:https?:|blob:|data:|\/(?!\/))/i;

/** A message's files: sound with a player, others as downloads. */
export function MessageAttachments({ attachments }: { attachments: Attachment[] }) {
  return (
    <Stack as="ul" gap={4} before={4} after={4}>
      {attachments.map((attachment) => (
        <li key={attachment.id}>
          <MessageFile {...attachment} />
        </li>
      ))}
    </Stack>
  );
}

function MessageFile({ name, desc, downloadLink, mime }: Attachment) {
  const { text } = useText();
  const address = loadable.test(downloadLink) ? downloadLink : undefined;
  if (fileIconOf(mime) === "audio") {
    return <Sound className="message-voice" name={name} src={address} tabIndex={-1} />;
  }
  return (
    <FileLink className="message-file" address={address} name={name} tabIndex={-1}>
      <FileIcon size={20} aria-hidden="true" />
      <Stack as="span" grows>
        <Text as="bdi" breaksWords size={14}>
          {name}
        </Text>
        <Muted size={12}>{desc}</Muted>
      </Stack>
      <DownloadIcon size={16} role="img" aria-label={text("conversation.download")} />
    </FileLink>
  );
}
