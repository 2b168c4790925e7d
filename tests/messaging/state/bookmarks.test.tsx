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
import { browserWentOffline, browserWentOnline } from "@/shared/connection/connectionSlice";
import { selectNotices } from "@/shared/notices/noticesSlice";

import { until, wordsOf } from "../../support/openArea";
import { noConnection, openMessages } from "./desk";

const { listBookmarks, addBookmark, updateBookmark, deleteBookmark, restoreBookmark } = bookmarksContract;

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
  it("are on their way, and then there, newest first", async () => {
    const { status, all, load, messaging } = await openBookmarks({ isLoaded: false });
    expect([status(), all()]).toEqual(["loading", []]);
    await load();
    expect(status()).toBe("loaded");
    expect(all()).toHaveLength(messaging.bookmarks.all().length);
    expect(all()).toEqual(expect.arrayContaining(messaging.bookmarks.all()));
    const times = all().map(({ time }) => time!);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it.each([
    ["of one moment", "2026-03-27T09:00:00.000Z"],
    ["of an unknown moment", undefined],
  ])("%s stand in the order of their ids, one that was taken back, too", async (_, time) => {
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

  it("say that they have not come, and come when they are asked for again", async () => {
    const { status, load, network, dispatch } = await openBookmarks({ isLoaded: false });
    network.fail(listBookmarks, 500);
    await load();
    expect(status()).toBe("failed");
    dispatch(bookmarksRequested());
    expect(status()).toBe("loading");
    await until(() => expect(status()).toBe("loaded"));
  });
});

describe("a bookmark", () => {
  it("that is added comes with the reply, at the top, with a notice", async () => {
    const { all, ids, dispatch, newOrigin, notices, noticeKinds, settled } = await openBookmarks();
    const before = ids();
    const origin = newOrigin();
    dispatch(messageBookmarked(origin));
    expect(ids()).toEqual(before);
    await until(() => expect(ids()).toHaveLength(before.length + 1));
    expect(all()[0]).toMatchObject({ ...origin, title: "Guárdame" });
    await settled();
    expect([notices(), noticeKinds()]).toEqual([["bookmarks.added"], ["success"]]);
  });

  it("of a message that has one already is the same", async () => {
    const { all, ids, dispatch, settled } = await openBookmarks();
    const [{ userId, mId }] = all() as [Required<Bookmark>];
    const before = ids();
    dispatch(messageBookmarked({ userId, mId }));
    await settled();
    expect(ids()).toEqual(before);
  });

  it("that cannot be added shows a notice", async () => {
    const { ids, dispatch, newOrigin, notices, noticeKinds, settled, network } = await openBookmarks();
    const before = ids();
    network.fail(addBookmark, { status: 400, message: "No cabe." });
    dispatch(messageBookmarked(newOrigin()));
    await until(() => expect(notices()).toEqual(["No cabe."]));
    expect(noticeKinds()).toEqual(["error"]);
    await settled();
    expect([ids(), network.callsOf(listBookmarks)]).toEqual([before, 1]);
  });
});

describe("a bookmark that is removed", () => {
  it("goes at once, may be taken back, and goes from the server", async () => {
    const { all, ids, dispatch, removed, kept, settled, notices } = await openBookmarks();
    const second = all()[1]!;
    dispatch(bookmarkRemoved(second));
    expect(ids()).not.toContain(second.id);
    expect(removed()).toEqual(second);
    await settled();
    expect(kept(second.id)).toBeUndefined();
    expect(ids()).not.toContain(second.id);
    expect([removed(), notices()]).toEqual([second, []]);
  });

  it("stands in its place again as soon as it is taken back, and on the server", async () => {
    const { all, ids, dispatch, removed, kept, settled, network } = await openBookmarks();
    const before = ids();
    const second = all()[1]!;
    dispatch(bookmarkRemoved(second));
    await settled();
    network.slow(restoreBookmark);
    dispatch(bookmarkRestored(second));
    expect(ids()).toEqual(before);
    expect(removed()).toBeNull();
    await settled();
    expect(kept(second.id)).toEqual(second);
    expect(ids()).toEqual(before);
  });

  it("is taken back before the server has heard of it", async () => {
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

  it("restores nothing once the undo has expired", async () => {
    const { all, dispatch, removed } = await openBookmarks();
    dispatch(bookmarkRemoved(all()[0]!));
    dispatch(undoForgotten());
    expect(removed()).toBeNull();
  });

  it("is there again when that is refused, and there is nothing to take back", async () => {
    const { all, ids, dispatch, removed, notices, network, settled } = await openBookmarks();
    const before = ids();
    network.fail(deleteBookmark, { status: 400, message: "Se queda." });
    dispatch(bookmarkRemoved(all()[1]!));
    await until(() => expect(notices()).toEqual(["Se queda."]));
    expect([ids(), removed()]).toEqual([before, null]);
    await settled();
    expect(network.callsOf(listBookmarks)).toBe(1); // there is no doubt about it
  });

  it("can still be taken back when another one's removal is refused", async () => {
    const { all, ids, dispatch, removed, notices, network } = await openBookmarks();
    const [first, second] = all() as [Bookmark, Bookmark];
    network.fail(deleteBookmark, { status: 400, message: "Se queda." });
    dispatch(bookmarkRemoved(first));
    dispatch(bookmarkRemoved(second));
    await until(() => expect(notices()).toEqual(["Se queda."]));
    expect(removed()).toEqual(second);
    expect(ids()[0]).toBe(first.id);
  });

  it("comes back after a refusal, also once the undo has expired", async () => {
    const { all, ids, dispatch, removed, notices, network } = await openBookmarks();
    const before = ids();
    network.fail(deleteBookmark, { status: 400, message: "Se queda." });
    dispatch(bookmarkRemoved(all()[1]!));
    dispatch(undoForgotten());
    await until(() => expect(notices()).toEqual(["Se queda."]));
    expect([ids(), removed()]).toEqual([before, null]);
  });

  it("can still be taken back when the name that it was given before is refused", async () => {
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

  it("is as the server has it when that may have done it", async () => {
    const { all, ids, dispatch, network, notices, messaging } = await openBookmarks();
    const [first] = all();
    network.fail(deleteBookmark, 500);
    dispatch(bookmarkRemoved(first!));
    messaging.bookmarks.remove(first!.id);
    await until(() => expect(notices()).toHaveLength(1));
    await until(() => expect(network.callsOf(listBookmarks)).toBe(2));
    await until(() => expect(ids()).not.toContain(first!.id));
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

  it("does not come back with a list that is older", async () => {
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

  it("does not load the list again where none is on its way", async () => {
    const { all, dispatch, network, settled } = await openBookmarks();
    dispatch(bookmarkRemoved(all()[0]!));
    await settled();
    expect(network.callsOf(listBookmarks)).toBe(1);
  });
});

describe("another name for a bookmark", () => {
  it("is shown when the server has taken it, and told of", async () => {
    const { all, rename, titleOf, renaming, submission, notices, noticeKinds, kept } = await openBookmarks();
    const [, second] = all() as [Bookmark, Bookmark];
    const others = all().filter(({ id }) => id !== second.id);
    rename(second, "Otro nombre");
    expect(renaming()).toEqual(second);
    await until(() => expect(submission().status).toBe("accepted"));
    expect(renaming()).toBeNull();
    expect(titleOf(second.id)).toBe("Otro nombre");
    expect(all().filter(({ id }) => id !== second.id)).toEqual(others);
    expect(kept(second.id)?.title).toBe("Otro nombre");
    expect([notices(), noticeKinds()]).toEqual([["sentence.bookmarkUpdated"], ["success"]]);
  });

  it("is refused where it is asked for, which stays", async () => {
    const { all, rename, titleOf, renaming, submission, notices } = await openBookmarks();
    const [first] = all();
    rename(first!, " ");
    await until(() => expect(submission().status).toBe("refused"));
    expect(wordsOf(submission().fieldMessages?.title)).toBe("sentence.nameRequired");
    expect([renaming(), titleOf(first!.id), notices()]).toEqual([first, first!.title, []]);
  });

  it("is sent once, however often one presses", async () => {
    const { all, rename, dispatch, submission, network } = await openBookmarks();
    rename(all()[0]!, "Otro nombre");
    dispatch(bookmarkRename.actions.submitted({ title: "Otro nombre" }));
    await until(() => expect(submission().status).toBe("accepted"));
    await network.idle();
    expect(network.callsOf(updateBookmark)).toBe(1);
  });

  it("is given up with its dialog", async () => {
    const { all, dispatch, renaming } = await openBookmarks();
    dispatch(renameStarted(all()[0]!));
    dispatch(renameEnded());
    expect(renaming()).toBeNull();
  });

  it("changes nothing where no bookmark has been chosen", async () => {
    const { all, dispatch, submission, network } = await openBookmarks();
    const before = all();
    dispatch(bookmarkRename.actions.submitted({ title: "Otro nombre" }));
    await until(() => expect(submission().status).toBe("accepted"));
    await network.idle();
    expect([all(), network.callsOf(updateBookmark)]).toEqual([before, 0]);
  });

  it("that another tab has saved is shown in this one", async () => {
    const { all, titleOf, messaging } = await openBookmarks();
    const [first] = all();
    messaging.bookmarks.update(first!.id, { title: "Otro nombre" });
    window.dispatchEvent(new StorageEvent("storage", { key: "outbox:bookmarkSaves:other", newValue: null }));
    await until(() => expect(titleOf(first!.id)).toBe("Otro nombre"));
  });

  it("without a connection is shown at once, and waits", async () => {
    const { all, rename, titleOf, ids, submission, network, kept, removed } = await openBookmarks();
    const [first] = all();
    const before = ids();
    network.fail(updateBookmark, ...noConnection);
    rename(first!, "Otro nombre");
    await until(() => expect(submission().status).toBe("accepted"));
    expect([titleOf(first!.id), ids()]).toEqual(["Otro nombre", before]);
    expect(removed()).toBeNull();
    expect(kept(first!.id)?.title).toBe(first!.title);
  });

  it("is not tried while the browser says that there is no network", async () => {
    const { all, rename, titleOf, dispatch, network, kept } = await openBookmarks();
    const [first] = all();
    dispatch(browserWentOffline());
    rename(first!, "Otro nombre");
    await until(() => expect(titleOf(first!.id)).toBe("Otro nombre"));
    await network.idle();
    expect(network.callsOf(updateBookmark)).toBe(0);
    dispatch(browserWentOnline());
    await until(() => expect(kept(first!.id)?.title).toBe("Otro nombre"));
  });

  it("that was refused after one had left leads back, with what was written", async () => {
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

  it("is all that a refusal leads back to", async () => {
    const { all, dispatch, see, network, notices } = await openBookmarks();
    network.fail(deleteBookmark, { status: 400, message: "Se queda." });
    dispatch(bookmarkRemoved(all()[0]!));
    await until(() => expect(notices()).toEqual(["Se queda."]));
    expect(see(selectNotices)[0]).not.toHaveProperty("path");
    expect(see(selectNotices)[0]).not.toHaveProperty("written");
  });
});
