import { describe, expect, it } from "vitest";

import { type Bookmark, bookmarksContract } from "@/contract/messaging/bookmarks";
import {
  bookmarksRequested,
  renameEnded,
  renameStarted,
  selectBookmarks,
  selectBookmarksStatus,
  selectRemovedBookmark,
  selectRenamedBookmark,
  undoForgotten,
} from "@/features/messaging/bookmarks/bookmarksSlice";
import { bookmarkRemoved, bookmarkRestored, messageBookmarked } from "@/features/messaging/bookmarks/bookmarkWrites";
import { bookmarkRename } from "@/features/messaging/base/submissions";
import { browserWentOnline } from "@/shared/connection/connectionSlice";
import { selectNotices } from "@/shared/notices/noticesSlice";

import { until, wordsOf } from "../../support/openArea";
import { openMessages } from "./desk";

const { listBookmarks, updateBookmark, deleteBookmark, restoreBookmark } = bookmarksContract;

async function openBookmarks({ isLoaded = true } = {}) {
  const area = await openMessages();
  const { dispatch, see, network, messaging } = area;
  const load = async () => {
    dispatch(bookmarksRequested());
    await until(() => expect(see(selectBookmarksStatus)).not.toBe("loading"));
  };
  if (isLoaded) await load();
  return {
    ...area,
    load,
    all: () => see(selectBookmarks),
    ids: () => see(selectBookmarks).map(({ id }) => id),
    titleOf: (id: string) => see(selectBookmarks).find((bookmark) => bookmark.id === id)?.title,
    status: () => see(selectBookmarksStatus),
    removed: () => see(selectRemovedBookmark),
    renaming: () => see(selectRenamedBookmark),
    submission: () => see(bookmarkRename.selectors.selectSubmission),
    rename: (bookmark: Bookmark, title: string) => {
      dispatch(renameStarted(bookmark));
      dispatch(bookmarkRename.actions.submitted({ title }));
    },
    kept: (id: string) => messaging.bookmarks.find((bookmark) => bookmark.id === id),
    /** A message that has no bookmark yet. */
    newOrigin: () => ({ userId: "contact-omar", mId: area.write("contact-omar", "Guárdame").mId }),
    settled: async () => {
      await network.idle();
      expect(Object.keys(localStorage).filter((key) => key.startsWith("outbox:bookmarkSaves"))).toEqual([]);
    },
  };
}

describe("the bookmarks", () => {
  it("load on request, again after a failure, and are there newest first", async () => {
    const { status, all, load, messaging, network, dispatch } = await openBookmarks({ isLoaded: false });
    expect([status(), all()]).toEqual(["loading", []]);
    network.fail(listBookmarks, 500);
    await load();
    expect(status()).toBe("failed");
    dispatch(bookmarksRequested());
    expect(status()).toBe("loading");
    await until(() => expect(status()).toBe("loaded"));
    expect(all()).toHaveLength(messaging.bookmarks.all().length);
    expect(all()).toEqual(expect.arrayContaining(messaging.bookmarks.all()));
    const times = all().map(({ time }) => time!);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it.each([
    ["of the same moment", "2026-03-27T09:00:00.000Z"],
    ["of an unknown moment", undefined],
  ])("%s are in the order of their ids, also after an undo", async (_, time) => {
    const { all, ids, load, messaging, dispatch, settled } = await openBookmarks({ isLoaded: false });
    for (const { id } of messaging.bookmarks.all()) messaging.bookmarks.update(id, { time });
    const [first] = messaging.bookmarks.all();
    messaging.bookmarks.insert({ ...first!, id: "10" });
    await load();
    const ordered = ["1", "2", "3", "4", "5", "6", "10"];
    expect(ids()).toEqual(ordered);
    const second = all()[1]!;
    dispatch(bookmarkRemoved(second));
    dispatch(bookmarkRestored(second));
    expect(ids()).toEqual(ordered);
    await settled();
    expect(ids()).toEqual(ordered);
  });
});

describe("a bookmark", () => {
  it("that is added appears at the top with the reply, with a notice, and once", async () => {
    const { all, ids, dispatch, newOrigin, notices, noticeKinds, settled } = await openBookmarks();
    const before = ids();
    const origin = newOrigin();
    dispatch(messageBookmarked(origin));
    expect(ids()).toEqual(before);
    await until(() => expect(ids()).toHaveLength(before.length + 1));
    expect(all()[0]).toMatchObject({ ...origin, title: "Guárdame" });
    await settled();
    expect([notices(), noticeKinds()]).toEqual([["bookmarks.added"], ["success"]]);
    dispatch(messageBookmarked(origin));
    await settled();
    expect(ids()).toHaveLength(before.length + 1);
  });
});

describe("a bookmark that is removed", () => {
  it("goes at once and from the server, and returns to its place as soon as it is undone", async () => {
    const { all, ids, dispatch, removed, kept, settled, notices, network } = await openBookmarks();
    const before = ids();
    const second = all()[1]!;
    dispatch(bookmarkRemoved(second));
    expect(ids()).not.toContain(second.id);
    expect(removed()).toEqual(second);
    await settled();
    expect([ids(), kept(second.id), removed()]).toEqual([before.filter((id) => id !== second.id), undefined, second]);
    expect([notices(), network.callsOf(listBookmarks)]).toEqual([[], 1]);
    network.slow(restoreBookmark);
    dispatch(bookmarkRestored(second));
    expect([ids(), removed()]).toEqual([before, null]);
    await settled();
    expect([ids(), kept(second.id)]).toEqual([before, second]);
  });

  it("returns when it is undone before the server has answered the removal", async () => {
    const { all, ids, dispatch, kept, settled, network } = await openBookmarks();
    const before = ids();
    const second = all()[1]!;
    network.slow(deleteBookmark);
    dispatch(bookmarkRemoved(second));
    dispatch(bookmarkRestored(second));
    expect(ids()).toEqual(before);
    await settled();
    expect([ids(), network.callsOf(deleteBookmark), network.callsOf(restoreBookmark)]).toEqual([before, 1, 1]);
    expect(kept(second.id)).toEqual(second);
  });

  it.each([
    ["while the undo is offered", false],
    ["once the undo has expired", true],
  ])("returns when the removal is refused %s, and there is nothing to undo", async (_, isExpired) => {
    const { all, ids, dispatch, removed, notices, network, settled, see } = await openBookmarks();
    const before = ids();
    network.fail(deleteBookmark, { status: 400, message: "Se queda." });
    dispatch(bookmarkRemoved(all()[1]!));
    if (isExpired) dispatch(undoForgotten());
    expect(removed() === null).toBe(isExpired);
    await until(() => expect(notices()).toEqual(["Se queda."]));
    expect([ids(), removed()]).toEqual([before, null]);
    for (const key of ["path", "written"]) expect(see(selectNotices)[0]).not.toHaveProperty(key);
    await settled();
    expect(network.callsOf(listBookmarks)).toBe(1); // there is no doubt about it
  });

  it("can still be undone when the removal of another bookmark is refused", async () => {
    const { all, ids, dispatch, removed, notices, network } = await openBookmarks();
    const [first, second] = all() as [Bookmark, Bookmark];
    network.fail(deleteBookmark, { status: 400, message: "Se queda." });
    dispatch(bookmarkRemoved(first));
    dispatch(bookmarkRemoved(second));
    await until(() => expect(notices()).toEqual(["Se queda."]));
    expect(removed()).toEqual(second);
    expect(ids()[0]).toBe(first.id);
  });

  it("can still be undone when its new name from before is refused", async () => {
    const { all, rename, submission, dispatch, removed, notices, network, settled } = await openBookmarks();
    const [first] = all();
    network.fail(updateBookmark, "connection lost", "connection lost", { status: 400, message: "Así no." });
    rename(first!, "Otro nombre");
    await until(() => expect(submission().status).toBe("accepted"));
    await until(() => expect(network.callsOf(updateBookmark)).toBe(2));
    await network.idle();
    dispatch(bookmarkRemoved(first!));
    dispatch(browserWentOnline());
    await until(() => expect(notices()).toEqual(["Así no."]));
    await settled();
    expect(removed()).toEqual(first);
  });

  it("may be undone again after a refusal, and the list is loaded again", async () => {
    const { all, ids, dispatch, removed, notices, network, settled } = await openBookmarks();
    const second = all()[1]!;
    dispatch(bookmarkRemoved(second));
    await settled();
    network.fail(restoreBookmark, { status: 400, message: "No hay vuelta." });
    dispatch(bookmarkRestored(second));
    await until(() => expect(notices()).toEqual(["No hay vuelta."]));
    expect(removed()).toEqual(second);
    expect(ids()).not.toContain(second.id);
    await settled();
    expect(network.callsOf(listBookmarks)).toBe(2);
  });

  it("does not come back with an older list", async () => {
    const { all, ids, dispatch, network, status, settled } = await openBookmarks();
    const [first] = all();
    const release = network.hold(listBookmarks);
    dispatch(bookmarksRequested());
    await until(() => expect(network.callsOf(listBookmarks)).toBe(2));
    dispatch(bookmarkRemoved(first!));
    await until(() => expect(Object.keys(localStorage).filter((key) => key.startsWith("outbox:"))).toEqual([]));
    release();
    await settled();
    expect(network.callsOf(listBookmarks)).toBe(3);
    expect(status()).toBe("loaded");
    expect(ids()).not.toContain(first!.id);
  });
});

describe("a new name for a bookmark", () => {
  it("is refused in its dialog, which stays, and shown once the server accepts it, with a notice", async () => {
    const { all, rename, titleOf, renaming, submission, notices, noticeKinds, kept, dispatch } = await openBookmarks();
    const [, second] = all() as [Bookmark, Bookmark];
    const others = all().filter(({ id }) => id !== second.id);
    rename(second, " ");
    await until(() => expect(submission().status).toBe("refused"));
    expect(wordsOf(submission().fieldMessages?.title)).toBe("sentence.nameRequired");
    expect([renaming(), titleOf(second.id), notices()]).toEqual([second, second.title, []]);
    dispatch(renameEnded());
    expect(renaming()).toBeNull();
    rename(second, "Otro nombre");
    expect(renaming()).toEqual(second);
    await until(() => expect(submission().status).toBe("accepted"));
    expect([renaming(), titleOf(second.id), kept(second.id)?.title]).toEqual([null, "Otro nombre", "Otro nombre"]);
    expect(all().filter(({ id }) => id !== second.id)).toEqual(others);
    expect([notices(), noticeKinds()]).toEqual([["sentence.bookmarkUpdated"], ["success"]]);
  });

  it("that is refused after the dialog closed leads back to what was written", async () => {
    const { all, rename, titleOf, see, network, notices } = await openBookmarks();
    const [first] = all();
    network.fail(updateBookmark, "connection lost", { status: 400, message: "Así no." });
    rename(first!, "Otro nombre");
    await until(() => expect(notices()).toEqual(["Así no."]));
    expect(see(selectNotices)[0]).toMatchObject({ path: "/app/messaging/bookmark", written: "Otro nombre" });
    expect(titleOf(first!.id)).toBe(first!.title);
    await network.idle();
    expect(network.callsOf(listBookmarks)).toBe(1);
  });
});
