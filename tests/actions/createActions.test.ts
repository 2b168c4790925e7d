import { expect, it } from "vitest";

import { createActions } from "@/shared/actions/createActions";

const { reducer, actions } = createActions<"hand" | "return", object, { id: string }>()("acts");

type Step = Parameters<typeof reducer>[1];
const after = (...steps: Step[]) => steps.reduce(reducer, reducer(undefined, { type: "begin" }));

const row = (id: string) => actions.rowCame({ id, actions: ["hand", "return"] });
const refusal = { message: { text: "No puede ser." }, reasons: [] };

it("stays about its record when the row of another record comes", () => {
  expect(after(row("CARD-1"), actions.asked("hand"), row("CARD-2")).id).toBe("CARD-1");
});

it("is about the record whose row comes after it was asked for", () => {
  expect(after(actions.asked("hand"), row("CARD-2")).id).toBe("CARD-2");
});

it("is about the record in whose row it was asked for, not that of the first row", () => {
  expect(after(row("CARD-1"), row("CARD-2"), actions.asked("hand", undefined, "CARD-2")).id).toBe("CARD-2");
});

it("forgets how it was refused when it is tried again", () => {
  const notice = { id: "1", kind: "error" as const, sentence: { text: "No entregado." } };
  const refused = actions.refused(refusal, { id: "CARD-1", action: "hand", notice });
  const again = actions.requested({ id: "CARD-1", action: "hand", request: { version: 2 } });
  expect(after(row("CARD-1"), refused).notice).toEqual(notice);
  expect(after(row("CARD-1"), refused, again)).toMatchObject({ notice: undefined, refusal: undefined });
});
