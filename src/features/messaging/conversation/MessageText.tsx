import { useSelector } from "react-redux";
import { generatePath } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";

import { FoundText } from "./FoundText";
import { selectMentionables } from "./selectMentionables";
import { type TextPiece, textPieces } from "./textPieces";

interface MessageTextProps {
  text: string;
  /** The search in the conversation. */
  query: string;
}

/** The text of a message with its references as links. Never markup: only text and elements. */
export function MessageText({ text: written, query }: MessageTextProps) {
  const { text } = useText();
  const mentionables = useSelector((state: Parameters<typeof selectMentionables>[0]) =>
    selectMentionables(state, text),
  );
  return (
    <p className="message-text" dir="auto">
      {textPieces(written, mentionables).map((piece) =>
        piece.kind === "plain" && query === "" ? piece.text : <Piece key={piece.start} piece={piece} query={query} />,
      )}
    </p>
  );
}

function Piece({ piece, query }: { piece: TextPiece; query: string }) {
  const content = query === "" ? piece.text : <FoundText text={piece.text} query={query} />;
  switch (piece.kind) {
    case "mention":
      return <strong className="mention">{content}</strong>;
    case "link":
      return (
        <a href={piece.href} target="_blank" rel="noopener noreferrer" tabIndex={-1}>
          {content}
        </a>
      );
    case "room":
      return (
        <PathLink to={`${paths.roomStatus}?room=${piece.id}`} tabIndex={-1}>
          {content}
        </PathLink>
      );
    case "reservation":
      return (
        <PathLink to={generatePath(paths.reservation, { id: piece.id })} tabIndex={-1}>
          {content}
        </PathLink>
      );
    default:
      return content;
  }
}
