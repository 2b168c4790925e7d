import { expect, it } from "vitest";

import { reasonsFrom } from "@/domain/reasonFor";
import { stateMachine } from "@/domain/stateMachine";

const reason = reasonsFrom({
  NOT_IN_STATE: "No es posible ahora.",
  SOLUTION_MISSING: "Falta la solución.",
  APPROVAL_MISSING: "La compensación de {amount} necesita aprobación.",
});
type Why = ReturnType<typeof reason>;
type Complaint = { state: "open" | "inProgress" | "resolved"; solution: string; amount: number };

const complaintLife = stateMachine<Complaint["state"], Why, Complaint, { limit: number }>()(
  {
    start: { from: ["open"], to: "inProgress" },
    remind: { from: ["open", "inProgress"] },
    approve: { from: ["open", "inProgress", "resolved"], isFor: ({ amount }) => amount > 0 },
    resolve: {
      from: ["inProgress"],
      to: "resolved",
      guards: [
        ({ solution }) => (solution ? [] : [reason("SOLUTION_MISSING")]),
        ({ amount }, { limit }) => (amount > limit ? [reason("APPROVAL_MISSING", { amount, currency: "EUR" })] : []),
      ],
    },
  },
  {
    foreign: () => reason("NOT_IN_STATE"),
    isOverridable: (_, reasons) => reasons.every(({ code }) => code === "APPROVAL_MISSING"),
  },
);

const complaint: Complaint = { state: "inProgress", solution: "Cambio de habitación", amount: 5000 };
const codesOf = (ruled: Complaint, limit = 2000) =>
  complaintLife.reasonsAgainst("resolve", ruled, { limit }).map(({ code }) => code);

it("says all that stands against an action at once, in the area's own words", () => {
  expect(codesOf({ ...complaint, solution: "" })).toEqual(["SOLUTION_MISSING", "APPROVAL_MISSING"]);
  const [why] = complaintLife.reasonsAgainst("resolve", complaint, { limit: 2000 });
  expect(why!.message.replaceAll(/\s/g, " ")).toBe("La compensación de 50,00 € necesita aprobación.");
  expect(codesOf(complaint, 5000)).toEqual([]);
});

it("asks nothing more of an action that another state has", () => {
  expect(codesOf({ ...complaint, state: "open", solution: "" })).toEqual(["NOT_IN_STATE"]);
});

it("permits every action or says why not, and which of them a person may answer for", () => {
  const permissions = (ruled: Complaint) =>
    complaintLife
      .permissionsOf(ruled, { limit: 2000 })
      .map(({ action, isAllowed, isOverridable }) => [action, isAllowed, isOverridable]);
  expect(permissions(complaint)).toEqual([
    ["start", false, false],
    ["remind", true, false],
    ["approve", true, false],
    ["resolve", false, true],
  ]);
  expect(permissions({ ...complaint, solution: "" })[3]).toEqual(["resolve", false, false]);
});

it("tells which actions the state has a use for, allowed or not", () => {
  const applicable = (changes: Partial<Complaint>) =>
    complaintLife
      .permissionsOf({ ...complaint, ...changes }, { limit: 2000 })
      .flatMap(({ action, isApplicable }) => (isApplicable ? [action] : []));
  expect(applicable({ solution: "" })).toEqual(["remind", "approve", "resolve"]);
  expect(applicable({ amount: 0 })).toEqual(["remind", "resolve"]);
  expect(applicable({ state: "resolved" })).toEqual(["approve"]);
});

it("leads where the action leads, and nowhere where it has no goal", () => {
  expect(complaintLife.stateAfter("resolve", "inProgress")).toBe("resolved");
  expect(complaintLife.stateAfter("remind", "open")).toBe("open");
});

it("knows its actions by name, and no others", () => {
  expect(["start", "toString", "cancel"].map(complaintLife.isAction)).toEqual([true, false, false]);
});
