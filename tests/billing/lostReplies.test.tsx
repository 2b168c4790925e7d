import { screen, waitFor } from "@testing-library/react";
import { AxiosError } from "axios";
import { describe, expect, it } from "vitest";

import { loseAnswerOf } from "../support/loseAnswerOf";
import { acme, api, counted, drawer, get, openBilling } from "./openBilling";

type Opened = ReturnType<typeof openBilling>;
type Page = Awaited<ReturnType<Opened["open"]>>;
type Made = Partial<Awaited<ReturnType<typeof counted>>>;

interface Pressed {
  /** What it is pressed on. */
  of: (app: Opened) => Promise<{ id: string; number: string }>;
  /** Presses, with all that is asked for. */
  press: (user: Opened["user"], page: Page, number: string) => Promise<unknown>;
  /** What there is more of afterwards. */
  made: Made;
}

const one = async (user: Opened["user"], page: Page, name: string) =>
  user.click(await page.findByRole("button", { name }));

const presses: Record<string, Pressed> = {
  Emitir: {
    of: ({ draft }) => draft(),
    press: (user, page) => one(user, page, "Emitir"),
    made: { records: 1 },
  },
  Rectificar: {
    of: ({ first }) => first({ kinds: "F2", states: "paid" }),
    async press(user, page, number) {
      await one(user, page, "Rectificar");
      const form = await drawer(`Rectificar · ${number}`);
      await user.type(await form.findByLabelText(/^Motivo/), "Error");
      await one(user, form, "Rectificar");
    },
    made: { documents: 1, records: 1 },
  },
  "Canjear por factura": {
    of: ({ first }) => first({ kinds: "F2", states: "paid" }),
    async press(user, page, number) {
      await one(user, page, "Canjear por factura");
      const form = await drawer(`Canjear por factura · ${number}`);
      for (const [label, value] of [
        ["Nombre o razón social", acme.name],
        ["NIF", acme.taxId],
        ["Dirección", acme.address],
      ] as const) {
        await user.clear(await form.findByLabelText(label));
        await user.type(form.getByLabelText(label), value);
      }
      await user.selectOptions(form.getByLabelText("País"), "ES");
      await one(user, form, "Emitir");
    },
    made: { documents: 1, records: 1 },
  },
  "Registrar cobro": {
    of: ({ first }) => first({ states: "overdue" }),
    async press(user, page, number) {
      await one(user, page, "Registrar cobro");
      const form = await drawer(`Registrar cobro · ${number}`);
      await user.selectOptions(await form.findByLabelText("Forma de pago"), "Transferencia");
      await one(user, form, "Registrar cobro");
    },
    made: { payments: 1 },
  },
  Reenviar: {
    of: ({ first }) => first({ sent: "rejected" }),
    press: (user, page) => one(user, page, "Reenviar"),
    made: { records: 1 },
  },
};

/** By how much each count has grown. */
const grown = (before: Awaited<ReturnType<typeof counted>>, made: Made) => ({
  documents: before.documents + (made.documents ?? 0),
  payments: before.payments + (made.payments ?? 0),
  records: before.records + (made.records ?? 0),
});

const pending = () => Object.keys(localStorage).filter((key) => key.startsWith("outbox:documentWrites"));

const holds = async () => {
  const { count } = await api.getChain();
  expect(await api.checkChain({ query: { from: 0 } })).toEqual({ checked: count, count });
};

describe.each(Object.entries(presses))("%s", (_, { of, press, made }) => {
  async function opened() {
    const app = openBilling();
    const document = await of(app);
    const page = await app.open(document);
    return { ...app, document, page, before: await counted() };
  }

  it("is done once by a double click whose reply is lost, and shown as done without another press", async () => {
    const { user, page, document, before } = await opened();
    const { version } = await get(document.id);
    loseAnswerOf("post", new RegExp(`/documents/${document.id}/`));
    await press({ ...user, click: user.dblClick }, page, document.number);
    await waitFor(() => expect(pending()).toEqual([]), { timeout: 5000 });
    await waitFor(() => expect(screen.getAllByRole("dialog")).toHaveLength(1), { timeout: 5000 });
    expect(await get(document.id)).toMatchObject({ version: version + 1 });
    expect(await counted()).toEqual(grown(before, made));
    await holds();
  });

  it("is not done again by the press after one whose outcome nobody knows", async () => {
    const { user, page, document: pressed, before } = await opened();
    loseAnswerOf("post", new RegExp(`/documents/${pressed.id}/`), AxiosError.ECONNABORTED);
    await press(user, page, pressed.number);
    await screen.findAllByRole("alert", {}, { timeout: 5000 });
    const again = [...document.querySelectorAll<HTMLElement>("[role=dialog]")].at(-1)!.querySelector("[type=submit]");
    if (again) await user.click(again); // the same call: its reply is that of the first
    await waitFor(() => expect(screen.getAllByRole("dialog")).toHaveLength(1), { timeout: 5000 });
    expect(await counted()).toEqual(grown(before, made));
    await holds();
  });
});
