import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { paths } from "@/shared/routing/paths";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

it("says beside the fields what is wrong with emptied billing settings, of a hotel that has recorded nothing", async () => {
  alreadySignedIn();
  const { user, db, router } = openApp(paths.documents, { now: () => new Date("2026-04-14T08:00:00.000Z") });
  (await db.billing.open()).chain.length = 0;
  await router.navigate(`${paths.documents}/settings`);
  const drawer = within(await screen.findByRole("dialog", { name: "Ajustes de facturación" }, { timeout: 8000 }));
  const begin = await drawer.findByLabelText<HTMLInputElement>("Obligado desde");
  expect(begin).toBeEnabled();
  await user.clear(begin);
  const limit = drawer.getByRole("textbox", { name: /^Importe máximo de un ticket/ });
  await user.clear(limit);
  await user.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() => expect(limit).toBeInvalid());
  expect(begin).toBeInvalid();
  expect(begin).toHaveAccessibleDescription(/Escriba una fecha válida\./);
});
