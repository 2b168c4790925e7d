import { expect, it } from "vitest";

import { onLeading } from "@/shared/feature/watch";
import type { Sentence } from "@/shared/i18n/sentence";
import { call, type Saga } from "@/shared/saga/effects";
import { createSubmission, submit } from "@/shared/submission/createSubmission";

import { openStore } from "../support/openStore";
import { refusedWith } from "../support/refusedWith";

/** A form, and what the server answers to each time that it is sent. */
async function openForm(answers: (Sentence | Error | undefined)[]) {
  const form = createSubmission<string>()("form");
  const sent: string[] = [];
  const ends: (() => void)[] = [];
  function* work(values: string): Saga<Sentence | void> {
    sent.push(values);
    const answer = answers[sent.length - 1];
    yield* call(() => new Promise<void>((resolve) => ends.push(resolve)));
    if (answer instanceof Error) throw answer;
    return answer;
  }
  function* saga() {
    yield onLeading(form.actions.submitted, submit(form, work));
  }
  const store = openStore();
  await store.install({ catalogues: [], pages: [], state: async () => [{ slices: [form], saga }] });
  return {
    sent,
    submit: (values: string) => store.dispatch(form.actions.submitted(values)),
    leave: () => store.dispatch(form.actions.forgotten()),
    state: () => form.selectors.selectSubmission(store.getState() as never),
    async answer(time: number) {
      ends[time]?.();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

it("sends once, however often the button is pressed, and shows the server's reply", async () => {
  const { submit: press, state, sent, answer } = await openForm([{ text: "Hecho." }]);
  expect(state()).toEqual({ status: "idle" });
  press("Marina");
  press("Marina");
  expect(state()).toEqual({ status: "submitting" });
  expect(sent).toEqual(["Marina"]);
  await answer(0);
  expect(state()).toEqual({ status: "accepted", message: { text: "Hecho." } });
});

it("shows a refusal for the form and for its fields, and can be sent again", async () => {
  const refusal = refusedWith({ message: "No puede ser.", fields: { email: "Ya existe." } });
  const { submit: press, state, answer } = await openForm([refusal]);
  press("Marina");
  await answer(0);
  expect(state()).toEqual({
    status: "refused",
    message: { text: "No puede ser." },
    fieldMessages: { email: { text: "Ya existe." } },
  });
  press("Otra");
  await answer(1);
  expect(state()).toEqual({ status: "accepted", message: undefined });
});

it("ignores a reply that arrives after the form was left", async () => {
  const { submit: press, leave, state, answer } = await openForm([{ text: "Hecho." }]);
  press("Marina");
  leave();
  await answer(0);
  expect(state()).toEqual({ status: "idle" });
});
