import { beforeEach, describe, expect, it } from "vitest";

import { openCatalogue } from "@/shared/i18n/spoken";
import { noticeDismissed, noticeShown, noticesFound, selectNotices } from "@/shared/notices/noticesSlice";
import { signedIn, signedOut } from "@/shared/session/sessionSlice";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openStore } from "../support/openStore";

const list = "/app/booking/list";

beforeEach(async () => {
  await openCatalogue("common");
  alreadySignedIn();
});

function openPage() {
  const store = openStore();
  const notices = () => selectNotices(store.getState());
  return { ...store, notices };
}

const keys = () => Object.keys(localStorage).filter((key) => key.startsWith("notice:"));
const sentence = { id: "retry" } as const;

describe("a notice with a path", () => {
  it("is shown again on the next page, in the same words, with what the person had written", () => {
    openPage().dispatch(noticeShown({ kind: "error", sentence, detail: { text: "No." }, path: list, written: "Nota" }));
    expect(keys()).toHaveLength(1);
    const { notices } = openPage();
    expect(notices()).toEqual([
      { id: expect.any(String), kind: "error", sentence: { text: "Reintentar No." }, path: list, written: "Nota" },
    ]);
  });

  it("disappears for good once it was seen, in other tabs too", () => {
    const { dispatch, notices } = openPage();
    dispatch(noticeShown({ kind: "success", sentence, path: list }));
    const other = openPage();
    expect(other.notices()).toHaveLength(1);
    dispatch(noticeDismissed(notices()[0]!.id));
    expect(keys()).toEqual([]);
    const { id } = other.notices()[0]!;
    const told = (key: string, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
    told(`notice:${id}`, "{}");
    told(`other:${id}`, null);
    expect(other.notices()).toHaveLength(1);
    told(`notice:${id}`, null);
    expect(other.notices()).toEqual([]);
  });

  it("is only for its person, and a sign-out removes it", () => {
    const { dispatch, notices } = openPage();
    dispatch(noticeShown({ kind: "error", sentence, path: list }));
    const kept = localStorage.getItem(keys()[0]!)!;
    dispatch(signedOut());
    expect(keys()).toEqual([]);
    expect(notices()).toEqual([]);
    localStorage.setItem(`notice:${JSON.parse(kept).id}`, kept);
    const user = { username: "Joan Puig", role: "staff", email: "joan@conserje.app" };
    dispatch(signedIn({ token: "any", user: { ...user, uid: 2 } }));
    expect(notices()).toEqual([]);
    dispatch(signedIn({ token: "any", user: { ...user, uid: 1 } }));
    expect(notices()).toHaveLength(1);
  });

  it("is shown once, however often it is found", () => {
    const { dispatch, notices } = openPage();
    dispatch(noticeShown({ kind: "error", sentence, path: list }));
    dispatch(noticesFound(notices()));
    expect(notices()).toHaveLength(1);
  });
});

it("is not stored without a path", () => {
  openPage().dispatch(noticeShown({ kind: "success", sentence }));
  expect(keys()).toEqual([]);
  expect(openPage().notices()).toEqual([]);
});

it("is not stored without a signed-in person", () => {
  localStorage.clear();
  openPage().dispatch(noticeShown({ kind: "error", sentence, path: list }));
  expect(keys()).toEqual([]);
});

it("is ignored if its stored form is not valid", () => {
  const right = { id: "1", uid: 1, kind: "error", said: "No.", path: list };
  const wrong = [
    "{",
    JSON.stringify({ ...right, id: 1 }),
    JSON.stringify({ ...right, id: "2" }),
    JSON.stringify({ ...right, uid: 2 }),
    JSON.stringify({ ...right, kind: "warning" }),
    JSON.stringify({ ...right, said: 7 }),
    JSON.stringify({ ...right, written: 7 }),
    JSON.stringify({ ...right, path: "https://evil.example" }),
    "null",
  ];
  for (const value of wrong) {
    localStorage.setItem("notice:1", value);
    expect(openPage().notices(), value).toEqual([]);
  }
  localStorage.setItem("notice:1", JSON.stringify({ ...right, kind: "success", written: "Nota" }));
  expect(openPage().notices()).toHaveLength(1);
});
