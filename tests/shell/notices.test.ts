import { describe, expect, it } from "vitest";

import { type Notice, noticeShown, noticesSlice } from "@/shared/notices/noticesSlice";

const told = (...notices: Parameters<typeof noticeShown>[0][]) =>
  notices.reduce<Notice[]>((all, notice) => noticesSlice.reducer(all, noticeShown(notice)), []);
const texts = (notices: Notice[]) => notices.map(({ sentence }) => sentence);
const added: Omit<Notice, "id"> = { kind: "success", sentence: { text: "Bookmark updated" } };
const refused: Omit<Notice, "id"> = { kind: "error", sentence: { text: "No puede ser." } };

describe("notices", () => {
  it("are shown once when repeated, as the newest", () => {
    expect(texts(told(added, refused, added))).toEqual([refused.sentence, added.sentence]);
    expect(texts(told(added, { ...added, detail: { text: "Ya estaba." } }))).toHaveLength(2);
  });

  it("stay, each of them, if they must be seen", () => {
    const waiting = { ...refused, path: "/app/booking/list" };
    expect(told(waiting, waiting)).toHaveLength(2);
  });

  it("of the same form replace each other: the last refusal is shown", () => {
    const first = { ...refused, id: "form 1", path: "/app/booking/management/booking/-" };
    const second = { ...first, sentence: { text: "No quedan habitaciones." } };
    const ofAnother = { ...first, id: "form 2" };
    expect(texts(told(first, ofAnother, second))).toEqual([ofAnother.sentence, second.sentence]);
  });
});
