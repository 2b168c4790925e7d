import { describe, expect, it } from "vitest";

import { guestsContract } from "@/contract/guests";
import {
  duplicatesSought,
  guestSearchForgotten,
  guestsSought,
  selectDuplicates,
  selectFoundGuests,
  selectGuestSearchStatus,
} from "@/features/reservations/form/guest/guestSearchSlice";

import { openFormDesk, stopTime } from "./formDesk";

const { searchGuests, findDuplicates } = guestsContract;

const nobody = { email: "", phone: "", document: "" };
const romano = { ...nobody, email: "andrea.romano7@example.org" };
const LETTER_MS = 100;
const PAUSE_MS = 300;

async function openGuests() {
  const desk = await openFormDesk();
  const { dispatch, see } = desk;
  const pass = stopTime();
  const found = () => see(selectFoundGuests).map(({ lastName }) => lastName);
  const status = () => see(selectGuestSearchStatus);
  const duplicates = () => see(selectDuplicates).map(({ lastName }) => lastName);
  const search = async (text: string) => {
    dispatch(guestsSought(text));
    await pass(PAUSE_MS);
  };
  const compare = async (identity: Parameters<typeof duplicatesSought>[0]) => {
    dispatch(duplicatesSought(identity));
    await pass(PAUSE_MS);
  };
  return { ...desk, pass, found, status, duplicates, search, compare };
}

describe("looking for a guest", () => {
  it("finds nobody before somebody is looked for", async () => {
    const { found, status, duplicates } = await openGuests();
    expect([status(), found(), duplicates()]).toEqual(["idle", [], []]);
  });

  it("finds whom the name belongs to", async () => {
    const { dispatch, found, status, pass } = await openGuests();
    dispatch(guestsSought(" romano "));
    expect(status()).toBe("loading");
    await pass(PAUSE_MS);
    expect([status(), found()]).toEqual(["loaded", ["Romano"]]);
  });

  it("asks once somebody has stopped typing, and not at every letter", async () => {
    const { dispatch, found, network, pass } = await openGuests();
    for (const text of ["R", "Ro", "Rom"]) {
      dispatch(guestsSought(text));
      await pass(LETTER_MS);
    }
    expect(network.callsOf(searchGuests)).toBe(0);
    await pass(LETTER_MS);
    expect(network.callsOf(searchGuests)).toBe(1);
    expect(found()).toContain("Romano");
  });

  it("keeps whom it has found while it looks for the next", async () => {
    const { dispatch, found, status, search, pass } = await openGuests();
    await search("Romano");
    dispatch(guestsSought("Ramos"));
    expect([status(), found()]).toEqual(["loading", ["Romano"]]);
    await pass(PAUSE_MS);
    expect(found()).toEqual(["Ramos"]);
  });

  it.each(["", "  "])("finds nobody for an empty field (%j), and does not ask", async (text) => {
    const { found, status, network, search } = await openGuests();
    await search("Romano");
    await search(text);
    expect([status(), found()]).toEqual(["idle", []]);
    expect(network.callsOf(searchGuests)).toBe(1);
  });

  it("stops when the field is emptied", async () => {
    const { dispatch, found, network, search, pass } = await openGuests();
    network.slow(searchGuests);
    dispatch(guestsSought("Romano"));
    await pass(PAUSE_MS / 2 + 5);
    expect(network.callsOf(searchGuests)).toBe(1);
    await search("");
    expect(found()).toEqual([]);
  });

  it("says so where it could not ask, and shows nobody of before", async () => {
    const { found, status, network, notices, search } = await openGuests();
    await search("Romano");
    network.fail(searchGuests, 500);
    await search("Ramos");
    expect([status(), found(), notices()]).toEqual(["failed", [], []]);
    await search("Ramos");
    expect([status(), found()]).toEqual(["loaded", ["Ramos"]]);
  });

  it("is forgotten with the field", async () => {
    const { dispatch, found, status, duplicates, search, compare } = await openGuests();
    await search("Romano");
    await compare(romano);
    dispatch(guestSearchForgotten());
    expect([status(), found(), duplicates()]).toEqual(["idle", [], []]);
  });

  it("brings nobody once the field is gone", async () => {
    const { dispatch, found, status, pass } = await openGuests();
    dispatch(guestsSought("Romano"));
    dispatch(guestSearchForgotten());
    await pass(PAUSE_MS);
    expect([status(), found()]).toEqual(["idle", []]);
  });
});

describe("a guest who is written down", () => {
  it.each([
    ["e-mail", { email: "ANDREA.ROMANO7@example.org" }],
    ["telephone", { phone: "+39 347 342 699" }],
    ["document", { document: "it 9574268" }],
  ])("is compared with whoever has the same %s", async (_, identity) => {
    const { duplicates, compare } = await openGuests();
    await compare({ ...nobody, ...identity });
    expect(duplicates()).toEqual(["Romano"]);
  });

  it("is nobody's double without e-mail, telephone and document", async () => {
    const { network, duplicates, compare } = await openGuests();
    await compare(romano);
    await compare(nobody);
    expect(duplicates()).toEqual([]);
    expect(network.callsOf(findDuplicates)).toBe(1);
  });

  it("is compared once somebody has stopped typing", async () => {
    const { dispatch, network, pass, duplicates } = await openGuests();
    for (const email of ["andrea", "andrea.romano7", romano.email]) {
      dispatch(duplicatesSought({ ...nobody, email }));
      await pass(LETTER_MS);
    }
    expect(network.callsOf(findDuplicates)).toBe(0);
    await pass(LETTER_MS);
    expect([network.callsOf(findDuplicates), duplicates()]).toEqual([1, ["Romano"]]);
  });

  it("is written down all the same where nobody could be asked", async () => {
    const { network, duplicates, notices, compare } = await openGuests();
    await compare(romano);
    network.fail(findDuplicates, 500);
    await compare({ ...nobody, phone: "+39 347 342 699" });
    expect([duplicates(), notices()]).toEqual([[], []]);
  });
});
