import type { FileIcon as Kind } from "@/contract/messaging/contacts";
import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";
import {
  AudioIcon,
  DocumentIcon,
  FileIcon,
  type Icon,
  PictureIcon,
  LinkIcon,
  MessagesIcon,
  SpreadsheetIcon,
} from "@/shared/ui/icons";

const kinds: Record<Kind, { icon: Icon; name: MessageId }> = {
  image: { icon: PictureIcon, name: "fileKind.image" },
  audio: { icon: AudioIcon, name: "fileKind.audio" },
  pdf: { icon: DocumentIcon, name: "fileKind.pdf" },
  spreadsheet: { icon: SpreadsheetIcon, name: "fileKind.spreadsheet" },
  document: { icon: DocumentIcon, name: "fileKind.document" },
  file: { icon: FileIcon, name: "fileKind.file" },
  link: { icon: LinkIcon, name: "fileKind.link" },
  message: { icon: MessagesIcon, name: "fileKind.message" },
};

/** The kind of a file or bookmark: an icon, and a word for screen readers. An unknown kind is a file. */
export function FileKind({ kind }: { kind: Kind }) {
  const { text } = useText();
  const { icon: KindIcon, name } = Object.hasOwn(kinds, kind) ? kinds[kind] : kinds.file;
  return (
    <span className="file-kind" title={text(name)}>
      <KindIcon size={20} aria-hidden="true" />
      <span className="visually-hidden">{text(name)}</span>
    </span>
  );
}
