import type { AttachedFiles } from "@/contract/messaging/contacts";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { DownloadIcon } from "@/shared/ui/icons";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { Row } from "@/shared/ui/layout/Row";

import { FileLink } from "../base/FileLink";

/** Every file of a conversation, newest first. */
export function SharedFiles({ files: { list, total } }: { files: AttachedFiles }) {
  const { text } = useText();
  const { fileSize } = useFormat();
  return (
    <section className="details-part">
      <h3>{text("details.files", { count: total })}</h3>
      {total === 0 && <p>{text("details.noFiles")}</p>}
      <ul>
        {list.map(({ id, fileName, size, downloadUrl }) => (
          <li key={id}>
            <Row as={FileLink} gap={10} isTouchable address={downloadUrl} name={fileName}>
              <Stack as="span" grows breaksWords className="details-file">
                <bdi>{fileName}</bdi>
                <Muted size={12}>{fileSize(size)}</Muted>
              </Stack>
              <DownloadIcon size={16} aria-hidden="true" />
            </Row>
          </li>
        ))}
      </ul>
    </section>
  );
}
