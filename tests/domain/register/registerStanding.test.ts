import { describe, expect, it } from "vitest";

import type { RegisterEvent, RegisterRow } from "@/contract/reservations/register";
import { dueOf, isInView, registerStanding } from "@/domain/register/registerStanding";

const written = { at: "2026-04-14T08:00:00.000Z", by: "Lucía Fernández", sentOn: "2026-04-14" };
const event = (what: RegisterEvent["what"], version: number): RegisterEvent => {
  return { ...written, what, version, count: 1, lot: "", reason: "" };
};

const standing = (version: number, events: RegisterEvent[], isComplete = true) => {
  const { state, isCorrection } = registerStanding({ version, arrival: "2026-04-14", events }, isComplete);
  return isCorrection ? `${state}, correction` : state;
};

describe("a register on its way to the authorities", () => {
  it.each<[string, number, RegisterEvent[], string]>([
    ["nothing was done with it", 1, [], "ready"],
    ["a file was made", 1, [event("prepared", 1)], "prepared"],
    ["it changed after the file", 2, [event("prepared", 1)], "ready"],
    ["it was sent", 1, [event("prepared", 1), event("sent", 1)], "sent"],
    ["it changed after the sending", 2, [event("prepared", 1), event("sent", 1)], "ready, correction"],
    ["the correction has a file", 2, [event("sent", 1), event("prepared", 2)], "prepared, correction"],
    ["the correction was sent", 2, [event("sent", 1), event("prepared", 2), event("sent", 2)], "sent, correction"],
    ["the sending was taken back", 1, [event("prepared", 1), event("sent", 1), event("takenBack", 1)], "prepared"],
    [
      "the sending of the correction was taken back",
      2,
      [event("sent", 1), event("prepared", 2), event("sent", 2), event("takenBack", 2)],
      "prepared, correction",
    ],
  ])("when %s", (_, version, events, state) => expect(standing(version, events)).toBe(state));

  it("is incomplete while something is missing, unless it was sent so", () => {
    expect(standing(1, [event("prepared", 1)], false)).toBe("incomplete");
    expect(standing(1, [event("sent", 1)], false)).toBe("sent");
  });

  it("is due on the day after the arrival, until it is sent", () => {
    const row = { ...registerStanding({ version: 1, arrival: "2026-04-14", events: [] }, true) } as RegisterRow;
    const due = ["2026-04-14", "2026-04-15", "2026-04-16"].map((day) => dueOf(row, day));
    expect(due).toEqual([undefined, "today", "late"]);
    expect(dueOf({ ...row, state: "sent" }, "2026-04-16")).toBeUndefined();
    expect(isInView(row, "due", "2026-04-15")).toBe(true);
    expect(isInView(row, "prepared", "2026-04-15")).toBe(false);
  });
});
