import { useEffect, useMemo } from "react";
import { useDispatch, useSelector } from "react-redux";

import { textSearch } from "@/domain/text/textSearch";
import { useText } from "@/shared/i18n/useText";
import { useSearchText } from "@/shared/routing/useSearchText";
import { Loading } from "@/shared/ui/states/Loading";
import { LoadProblem } from "@/shared/ui/states/LoadProblem";
import { SearchBox } from "@/shared/ui/fields/search/SearchBox";
import { UndoBar } from "@/shared/ui/overlays/UndoBar";

import { TabPage } from "../frame/TabPage";
import { BookmarkRow } from "./BookmarkRow";
import { bookmarkRestored } from "./bookmarkWrites";
import {
  bookmarksRequested,
  selectBookmarks,
  selectBookmarksStatus,
  selectRemovedBookmark,
  undoForgotten,
} from "./bookmarksSlice";
import { RenameBookmarkDialog } from "./RenameBookmarkDialog";

export function BookmarksPage() {
  const { text } = useText();
  const dispatch = useDispatch();
  const [query, search] = useSearchText();
  const removed = useSelector(selectRemovedBookmark);

  useEffect(() => {
    dispatch(bookmarksRequested());
    return () => void dispatch(undoForgotten());
  }, [dispatch]);

  return (
    <TabPage tab="bookmark">
      <SearchBox label={text("bookmarks.search")} value={query} onChange={search} />
      <BookmarkList query={query} />
      <RenameBookmarkDialog />
      {removed && (
        <UndoBar
          key={removed.id}
          sentence={text("bookmarks.removed", { title: removed.title })}
          onUndo={() => dispatch(bookmarkRestored(removed))}
          onExpire={() => dispatch(undoForgotten())}
        />
      )}
    </TabPage>
  );
}

function BookmarkList({ query }: { query: string }) {
  const { text } = useText();
  const dispatch = useDispatch();
  const bookmarks = useSelector(selectBookmarks);
  const status = useSelector(selectBookmarksStatus);
  const found = useMemo(() => {
    const isFound = textSearch(query);
    return bookmarks.filter(({ title, desc }) => isFound(`${title} ${desc}`));
  }, [bookmarks, query]);

  if (status === "failed") {
    return <LoadProblem sentence={text("bookmarks.failed")} onRetry={() => dispatch(bookmarksRequested())} />;
  }
  if (bookmarks.length === 0 && status === "loading") return <Loading />;
  if (bookmarks.length === 0) return <p className="empty-note">{text("bookmarks.empty")}</p>;
  if (found.length === 0) return <p className="empty-note">{text("bookmarks.noMatch")}</p>;
  return (
    <ul className="rows" aria-label={text("bookmarks.title")}>
      {found.map((bookmark) => (
        <BookmarkRow key={bookmark.id} bookmark={bookmark} />
      ))}
    </ul>
  );
}
