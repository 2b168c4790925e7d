import { useDispatch } from "react-redux";
import { createSearchParams, generatePath, Link } from "react-router-dom";

import type { Bookmark } from "@/contract/messaging/bookmarks";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { IconButton } from "@/shared/ui/IconButton";
import { RemoveIcon, RenameIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";

import { bookmarkRemoved } from "./bookmarkWrites";
import { renameStarted } from "./bookmarksSlice";
import { FileKind } from "./FileKind";

export function BookmarkRow({ bookmark }: { bookmark: Bookmark }) {
  const { text } = useText();
  const { dayAndTime } = useFormat();
  const dispatch = useDispatch();
  const { icon, title, desc, time } = bookmark;
  const origin = originOf(bookmark);
  const content = (
    <>
      <FileKind kind={icon} />
      <Stack as="span" grows className="row-text">
        <span className="row-title">
          <bdi>{title}</bdi>
        </span>
        <span className="row-detail">
          <bdi className="row-detail-text">{desc}</bdi>
        </span>
      </Stack>
      {time && (
        <time className="row-side" dateTime={time}>
          {dayAndTime(time)}
        </time>
      )}
    </>
  );
  return (
    <Row lights as="li" gap={4} className="row-item row-tall">
      {origin ? (
        <Link to={origin} className="row-main">
          {content}
        </Link>
      ) : (
        <div className="row-main">{content}</div>
      )}
      <IconButton
        label={text("bookmarks.rename", { title })}
        icon={RenameIcon}
        size={18}
        onClick={() => dispatch(renameStarted(bookmark))}
      />
      <IconButton
        label={text("bookmarks.remove", { title })}
        icon={RemoveIcon}
        size={18}
        onClick={() => dispatch(bookmarkRemoved(bookmark))}
      />
    </Row>
  );
}

/** The bookmarked message, in its conversation. */
function originOf({ userId, mId }: Bookmark) {
  if (!userId || !mId) return undefined;
  return {
    pathname: generatePath(`${paths.chats}/:id`, { id: userId }),
    search: createSearchParams({ message: mId }).toString(),
  };
}
