import { createSelector } from "@reduxjs/toolkit";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { generatePath } from "react-router-dom";

import { departments } from "@/contract/messaging/contacts";
import type { Mentionable } from "@/domain/chat/messageReferences";
import type { Texts } from "@/shared/i18n/texts";
import { useText } from "@/shared/i18n/useText";
import { insidePath } from "@/shared/routing/insidePath";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { Text } from "@/shared/ui/layout/Text";

import { selectContacts } from "../../contacts/contactsSlice";
import { FoundText } from "./FoundText";
import { roomNamed, selectAreRoomsKnown, selectRoomNumbers } from "./roomNumbers";
import { type TextPiece, textPieces } from "./textPieces";

type ContactsState = Parameters<typeof selectContacts>[0];

/** Who a text may mention: people, and departments by their name in the reader's language. */
const selectMentionables = createSelector(
  [selectContacts, (_: ContactsState, text: Texts["text"]) => text],
  (contacts, text): Mentionable[] => [
    ...contacts.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`.trim() })),
    ...departments.map((department) => ({ id: department, name: text(`department.${department}`) })),
  ],
);

const maybeRoom = /#\d/;

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
  const dispatch = useDispatch();
  const areRoomsKnown = useSelector(selectAreRoomsKnown);
  const rooms = useSelector(selectRoomNumbers);
  const asksForRooms = !areRoomsKnown && maybeRoom.test(written);

  useEffect(() => {
    if (asksForRooms) dispatch(roomNamed());
  }, [asksForRooms, dispatch]);

  return (
    <p className="message-text" dir="auto">
      {textPieces(written, mentionables, rooms).map((piece) =>
        piece.kind === "plain" && query === "" ? piece.text : <Piece key={piece.start} piece={piece} query={query} />,
      )}
    </p>
  );
}

function Piece({ piece, query }: { piece: TextPiece; query: string }) {
  const content = query === "" ? piece.text : <FoundText text={piece.text} query={query} />;
  switch (piece.kind) {
    case "mention":
      return (
        <Text as="strong" tone="sea" weight={600} className="mention">
          {content}
        </Text>
      );
    case "link": {
      const inside = piece.href.startsWith(window.location.origin)
        ? insidePath(piece.href.slice(window.location.origin.length))
        : undefined;
      if (inside)
        return (
          <PathLink to={inside} tabIndex={-1}>
            {content}
          </PathLink>
        );
      return (
        <a href={piece.href} target="_blank" rel="noopener noreferrer" tabIndex={-1}>
          {content}
        </a>
      );
    }
    case "room":
      return (
        <PathLink to={`${paths.roomStatus}?room=${piece.id}`} tabIndex={-1}>
          {content}
        </PathLink>
      );
    case "reservation":
    case "request":
      return (
        <PathLink to={generatePath(paths[piece.kind], { id: piece.id })} tabIndex={-1}>
          {content}
        </PathLink>
      );
    case "complaint":
      return (
        <PathLink to={generatePath(paths.complaint, { id: piece.id })} tabIndex={-1}>
          {content}
        </PathLink>
      );
    default:
      return content;
  }
}
