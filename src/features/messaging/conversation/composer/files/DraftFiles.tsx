import { useEffect, useState } from "react";
import { useDispatch } from "react-redux";

import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { AudioIcon, CloseIcon, DocumentIcon, RetryIcon } from "@/shared/ui/icons";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";

import { Sound } from "./Sound";
import type { DraftFile } from "../draft/draft";
import { fileRemoved, fileRetried } from "../draft/draftsSlice";
import { addressOf } from "./fileContents";
import { isPicture, isSound } from "./fileProblem";

interface DraftFilesProps {
  chatId: string;
  files: DraftFile[];
}

/** The files of a draft, to view and to remove before sending. */
export function DraftFiles({ chatId, files }: DraftFilesProps) {
  const { text } = useText();
  if (files.length === 0) return null;
  return (
    <Row as="ul" gap={8} wraps className="draft-files" aria-label={text("composer.files")}>
      {files.map((file) => (
        <DraftFileItem key={file.id} chatId={chatId} file={file} />
      ))}
    </Row>
  );
}

function DraftFileItem({ chatId, file }: { chatId: string; file: DraftFile }) {
  const { id, name, size, status, sent, reason } = file;
  const { text, say } = useText();
  const { fileSize } = useFormat();
  const dispatch = useDispatch();
  return (
    <li className={status === "failed" ? "draft-file is-failed" : "draft-file"}>
      <FilePreview file={file} />
      <p>
        <Text as="bdi" cuts className="draft-file-name">
          {name}
        </Text>
        <Muted size={13} className="draft-file-state">
          {status === "uploading" && text("composer.file.uploading")}
          {status === "uploading" && sent !== undefined && <progress value={sent} aria-label={name} />}
          {status === "uploaded" && fileSize(size)}
          {status === "failed" && <span role="alert">{reason ? say(reason) : text("composer.file.failed")}</span>}
        </Muted>
      </p>
      {status === "failed" && (
        <button
          type="button"
          className="icon-button icon-button-sm"
          aria-label={text("composer.file.retry", { name })}
          title={text("retry")}
          onClick={() => dispatch(fileRetried({ chatId, id }))}
        >
          <RetryIcon size={18} aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        className="icon-button icon-button-sm"
        aria-label={text("composer.file.remove", { name })}
        title={text("composer.file.removeShort")}
        onClick={() => dispatch(fileRemoved({ chatId, id }))}
      >
        <CloseIcon size={18} aria-hidden="true" />
      </button>
    </li>
  );
}

function FilePreview({ file }: { file: DraftFile }) {
  const address = useFileAddress(file.id);
  if (isPicture(file)) return address ? <img src={address} alt="" /> : <span className="draft-file-picture" />;
  if (isSound(file) && address) return <Sound name={file.name} src={address} />;
  const FileIcon = isSound(file) ? AudioIcon : DocumentIcon;
  return <FileIcon size={22} aria-hidden="true" />;
}

/** The address of a draft file, once its content has been read. */
function useFileAddress(id: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    void addressOf(id).then((found) => isWanted && setAddress(found));
    return () => {
      isWanted = false;
    };
  }, [id]);
  return address;
}
