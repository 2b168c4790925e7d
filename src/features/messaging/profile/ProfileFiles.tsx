import type { AttachedFiles } from "@/contract/messaging/contacts";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { DownloadIcon } from "@/shared/ui/icons";
import { Card } from "@/shared/ui/layout/Card";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";

import { FileLink } from "../base/FileLink";
import { FileKind } from "../bookmarks/FileKind";

export function ProfileFiles({ files: { total, list } }: { files: AttachedFiles }) {
  const { text } = useText();
  const { fileSize } = useFormat();
  return (
    <Card title={text("profile.files", { count: total })} className="profile-section">
      {list.length === 0 ? (
        <p className="card-body">{text("profile.noFiles")}</p>
      ) : (
        <ul className="profile-files">
          {list.map(({ id, fileName, size, downloadUrl, icon }) => (
            <Row lights as="li" gap={4} key={id} className="row-item">
              <FileLink address={downloadUrl} name={fileName} className="row-main">
                <FileKind kind={icon} />
                <Stack as="span" grows className="row-text">
                  <span className="row-title">
                    <bdi>{fileName}</bdi>
                  </span>
                  <span className="row-detail">{fileSize(size)}</span>
                </Stack>
                <DownloadIcon size={18} aria-hidden="true" />
                <span className="visually-hidden">{text("profile.download")}</span>
              </FileLink>
            </Row>
          ))}
        </ul>
      )}
    </Card>
  );
}
