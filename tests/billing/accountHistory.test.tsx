import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { paths } from "@/shared/routing/paths";

import { accountCalled, accountOf, onAccount, payAccount } from "../support/billingCalls";
import { drawer, openBilling } from "./openBilling";

it("shows who has entered the payments and reminders of an account, in its history", async () => {
  const { user, router, db } = openBilling();
  await router.navigate(paths.receivables);
  await screen.findByRole("table", { name: "Antigüedad de saldos" }, { timeout: 8000 });
  const { id, customer } = await accountCalled("Viajes");
  await payAccount(id, 1_000);
  const [payment] = (await accountOf(id)).payments;
  await onAccount(id, "void", { paymentId: payment!.id, reason: "Era de otra agencia" });
  await onAccount(id, "remind", { subject: "Recordatorio", body: "Le debemos recordar", language: "es" });
  await user.click(screen.getByRole("link", { name: `Historial · ${customer.name}` }));
  const history = await drawer(`Historial · ${customer.name}`);
  const lines = await history.findAllByRole("listitem");
  const [reminder, voided, paid] = lines.map((line) => line.textContent);
  expect(reminder).toMatch(/^Recordatorio de pago enviado/);
  const { reminder: message } = await accountOf(id);
  expect(within(lines[0]!).getByRole("link")).toHaveAttribute("href", expect.stringContaining(message!.messageId));
  expect(voided).toMatch(/^Cobro anulado.*10,00.€.*Era de otra agencia$/);
  expect(paid).toMatch(/^Cobro registrado.*Importe.*10,00.€$/);
  expect(paid).toContain(db.users.get(1).username);
  await user.click(history.getByRole("button", { name: "Cerrar" }));
  expect(router.state.location.search).toBe("");
});
