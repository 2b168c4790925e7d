import { describe, expect, it } from "vitest";

import { type ComplaintAction, type ComplaintState, complaintStates } from "@/contract/guests/complaint";
import { answerBy, complaintDueAt, isFormLateAt, isLateAt } from "@/domain/complaints/complaintDeadline";
import { actFaults, draftFaults } from "@/domain/complaints/complaintFaults";
import { complaintFigures } from "@/domain/complaints/complaintFigures";
import { complaintLife } from "@/domain/complaints/complaintLife";

const today = { businessDate: "2026-04-14", currency: "EUR", compensationLimit: 50_00 };
const at = (hours: number) => new Date(Date.parse("2026-04-14T08:00:00.000Z") + hours * 3_600_000);

describe("the life of a complaint", () => {
  const ways: [ComplaintAction, from: ComplaintState[], to: ComplaintState][] = [
    ["start", ["open"], "inProgress"],
    ["resolve", ["open", "inProgress"], "resolved"],
    ["followUp", ["resolved"], "followUp"],
    ["close", ["resolved", "followUp"], "closed"],
    ["reopen", ["resolved", "followUp", "closed"], "inProgress"],
  ];

  it.each(ways)("%s leads from %j to %s, and from nowhere else", (action, from, to) => {
    const isAllowed = (state: ComplaintState) =>
      complaintLife.reasonsAgainst(action, { state, unapproved: 0 }, today).length === 0;
    expect(complaintStates.filter(isAllowed)).toEqual(from);
    expect(complaintLife.stateAfter(action, from[0]!)).toBe(to);
  });

  it.each(["compensate", "approve", "officialForm", "inform"] as const)("%s leaves the state alone", (action) => {
    for (const state of complaintStates) expect(complaintLife.stateAfter(action, state)).toBe(state);
  });

  it("is not closed before the management has seen what is above the limit", () => {
    const [reason] = complaintLife.reasonsAgainst("close", { state: "resolved", unapproved: 5001 }, today);
    expect(reason!.message).toMatch(/^La compensación de 50,01\s€ requiere aprobación de dirección\.$/);
  });
});

it.each([
  ["minor", 72],
  ["moderate", 24],
  ["serious", 4],
  ["critical", 1],
] as const)("a %s complaint is late after %i hours, unless it is solved", (severity, hours) => {
  const dueAt = complaintDueAt(at(0).toISOString(), severity);
  const isLate = (state: ComplaintState, after: number) => isLateAt({ state, dueAt }, at(after));
  expect(isLate("open", hours)).toBe(false);
  expect(isLate("inProgress", hours + 0.01)).toBe(true);
  expect(isLate("resolved", hours + 0.01)).toBe(false);
});

it.each([
  ["a Tuesday", "2026-04-14", "2026-04-28"],
  ["a Friday", "2026-04-17", "2026-05-01"],
  ["a Sunday", "2026-04-19", "2026-05-01"],
])("an official form of %s is to be answered ten working days later", (_, received, due) => {
  expect(answerBy(received)).toBe(due);
});

const officialForm = { number: "HR-1", receivedOn: "2026-04-14", answerBy: answerBy("2026-04-14") };
it.each([
  ["on its last day", "", "2026-04-28T21:59:00.000Z", false],
  ["after midnight in the hotel", "", "2026-04-28T22:00:00.000Z", true],
  ["of a guest who was told the same day", "2026-04-14T20:00:00.000Z", "2026-05-20T08:00:00.000Z", false],
  ["of a guest who was told before the form", "2026-04-13T20:00:00.000Z", "2026-05-20T08:00:00.000Z", true],
])("the answer to an official form is late: %s", (_, informedAt, now, isLate) => {
  expect(isFormLateAt({ officialForm, informedAt }, new Date(now), "Europe/Madrid")).toBe(isLate);
});

it("the answer to an official form is never late where there is no form", () => {
  expect(isFormLateAt({ informedAt: "" }, at(10_000), "Europe/Madrid")).toBe(false);
});

it("the answer to an official form can be given where the complaint is closed already", () => {
  const closed = { state: "closed", unapproved: 0 } as const;
  expect(complaintLife.reasonsAgainst("inform", { ...closed, officialForm }, today)).toEqual([]);
  expect(complaintLife.reasonsAgainst("inform", closed, today)).toMatchObject([{ code: "ACT_NOT_NOW" }]);
});

it.each([
  ["", "", "Sin agua caliente.", ["who"]],
  ["guest-1", "", "  Ruido     ", ["description"]],
  ["", "R-214", "Sin agua caliente.", []],
  ["guest-1", "", "x".repeat(2001), ["description"]],
])("guest %j, room %j and that text leave at fault: %j", (guestId, roomId, description, fields) => {
  expect(draftFaults({ guestId, roomId, severity: "minor", description }).map(({ field }) => field)).toEqual(fields);
});

it("a complaint has a severity that somebody has chosen", () => {
  const written = { guestId: "guest-1", roomId: "", description: "Sin agua caliente." };
  expect(draftFaults({ ...written, severity: "" })).toMatchObject([
    { field: "severity", reason: { code: "COMPLAINT_SEVERITY_MISSING" } },
  ]);
});

const meal = (amount: number, reason = "") => ({ kind: "meal", amount, reason }) as const;

it.each<[Parameters<typeof actFaults>[0], Parameters<typeof actFaults>[1], string[], given?: number]>([
  ["resolve", { solution: " " }, ["solution"]],
  ["resolve", { solution: "Cambio de habitación." }, []],
  ["reopen", {}, ["reason"]],
  ["followUp", { followUpOn: "2026-04-13" }, ["followUpOn"]],
  ["followUp", { followUpOn: "2026-04-14" }, []],
  ["followUp", { followUpOn: "2026-02-30" }, ["followUpOn"]],
  ["compensate", meal(5000), []],
  ["compensate", meal(5001), ["reason"]],
  ["compensate", meal(5001, "Noche perdida."), []],
  ["compensate", meal(1000), [], 4000],
  ["compensate", meal(1000), ["reason"], 4001], // the whole complaint is over the limit
  ["compensate", { amount: 0.5 }, ["kind", "amount"]],
  ["officialForm", { formNumber: "", receivedOn: "2026-04-15" }, ["formNumber", "receivedOn"]],
  ["officialForm", { formNumber: "HR-1", receivedOn: "2026-04-14" }, []],
  ["inform", {}, []],
])("%s with %j leaves at fault: %j", (action, input, fields, given = 0) => {
  expect(actFaults(action, input, given, today).map(({ field }) => field)).toEqual(fields);
});

it("counts by category and room, the mean time to solve, and the cost", () => {
  const one = { category: "noise", room: "214", createdAt: at(0).toISOString(), compensation: 1000 } as const;
  const figures = complaintFigures([
    { ...one, resolvedAt: at(2).toISOString() },
    { ...one, resolvedAt: at(6).toISOString() },
    { ...one, category: "billing", room: "", resolvedAt: "", compensation: 0 },
  ]);
  expect(figures).toEqual({
    byCategory: [
      { key: "noise", count: 2 },
      { key: "billing", count: 1 },
    ],
    byRoom: [{ key: "214", count: 2 }],
    solved: 2,
    meanHours: 4,
    compensation: 2000,
  });
  expect(complaintFigures([]).meanHours).toBeUndefined();
});
