import { screen, waitFor } from "@testing-library/react";
import { AxiosError } from "axios";
import { describe, expect, it } from "vitest";

import { paths } from "@/shared/routing/paths";

import { loseAnswerOf } from "../support/loseAnswerOf";
import { api, counted, drawer, openBilling } from "./openBilling";

type Opened = ReturnType<typeof openBilling>;

/** Each opens its page, and returns the path of its calls and the name of the dialog. */
const payers: Record<string, (app: Opened) => Promise<{ calls: RegExp; title: string; open: () => Promise<void> }>> = {
  async "of an account"({ user, router }) {
    const { accounts } = await api.listReceivables();
    const { id, customer } = accounts.find(({ balance }) => balance > 0)!;
    return {
      calls: new RegExp(`/accounts/${id}/`),
      title: `Registrar cobro · ${customer.name}`,
      async open() {
        await router.navigate(paths.receivables);
        const row = (await screen.findAllByText(customer.name, {}, { timeout: 8000 }))
          .map((name) => name.closest("li, tr, article"))
          .find((found) => found !== null)!;
        await user.click([...row.querySelectorAll("button")].find((one) => one.textContent === "Registrar cobro")!);
      },
    };
  },
  async "of an invoice"({ user, open, first }) {
    const document = await first({ states: "overdue" });
    return {
      calls: new RegExp(`/documents/${document.id}/`),
      title: `Registrar cobro · ${document.number}`,
      async open() {
        await user.click(await (await open(document)).findByRole("button", { name: "Registrar cobro" }));
      },
    };
  },
};

describe.each(Object.entries(payers))("A payment %s whose outcome nobody knows", (_, payer) => {
  it("is taken once where its page has gone, and its draft is sent by the next one", async () => {
    const app = openBilling();
    const { user, router } = app;
    const { calls, title, open } = await payer(app);
    const before = await counted();
    const fill = async (amount: string) => {
      const form = await drawer(title);
      await user.selectOptions(form.getByLabelText("Forma de pago"), "Transferencia");
      await user.clear(form.getByLabelText(/^Importe/));
      await user.type(form.getByLabelText(/^Importe/), amount);
    };
    const press = async () => user.click((await drawer(title)).getByRole("button", { name: "Registrar cobro" }));

    loseAnswerOf("post", calls, AxiosError.ECONNABORTED);
    await open();
    await fill("1");
    await press();
    await screen.findAllByRole("alert", {}, { timeout: 5000 });
    await router.navigate(paths.payments); // the dialog goes, as with a reload
    await waitFor(() => expect(screen.queryByRole("dialog", { name: title })).not.toBeInTheDocument());

    await open();
    await user.click(await (await drawer(title)).findByRole("button", { name: "Recuperar" }));
    await waitFor(async () => expect((await drawer(title)).getByLabelText(/^Importe/)).toHaveValue("1"));
    await press();
    await waitFor(() => expect(screen.queryByRole("dialog", { name: title })).not.toBeInTheDocument(), {
      timeout: 5000,
    });
    expect(await counted()).toEqual({ ...before, payments: before.payments + 1 });
  });
});
