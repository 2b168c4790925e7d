import { screen } from "@testing-library/react";
import { AxiosError } from "axios";
import { expect, it } from "vitest";

import { loseAnswerOf } from "../support/loseAnswerOf";
import { button, drawer, openContact } from "./contactDesk";

const confirmation = async () =>
  (await drawer("Mensaje a varias reservas")).findByRole("combobox", { name: "Plantilla" });

it("leads back to a bulk message whose reply was lost, and sends it to no guest twice", async () => {
  const { user, router, db } = await openContact();
  const { id } = [...db.hotel.all()].find(({ state }) => state === "confirmed")!;
  await router.navigate(`/app/customers/contact/bulk?reservations=${id}`);
  await user.selectOptions(await confirmation(), "Habitación lista");
  loseAnswerOf("post", /bulk$/, AxiosError.ECONNABORTED);
  const before = db.guestMessages.all().length;
  await user.click(await button("Enviar 1 mensaje"));
  await user.click(await screen.findByRole("link", { name: "Abrir" }));
  expect(await confirmation()).toHaveDisplayValue("Habitación lista");
  expect(await screen.findByText("Ya se le ha enviado.")).toBeInTheDocument();
  await user.click(await button("Nada que enviar"));
  expect(db.guestMessages.all()).toHaveLength(before + 1);
});

it("says that a message, a template or a schedule does not exist", async () => {
  const { router } = await openContact("/messages/M-999999");
  expect(await screen.findByText("No hay ningún mensaje con el número M-999999.")).toBeInTheDocument();
  await router.navigate("/app/customers/contact/templates/template-999");
  expect(await screen.findByText("No existe la plantilla template-999.")).toBeInTheDocument();
  await router.navigate("/app/customers/contact/schedules/schedule-999");
  expect(await screen.findByText("No existe la programación schedule-999.")).toBeInTheDocument();
});
