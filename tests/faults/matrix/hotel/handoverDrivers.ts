import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";

import type { handoverContract } from "@/contract/day/handover";
import { paths } from "@/shared/routing/paths";

import { desk } from "../desk";
import type { DriversOf, Opened } from "../holdFaults";

const path = `${paths.checkInOut}?tab=handover`;
const words = "El ascensor no funciona.";

async function add(app: Opened) {
  await desk.write(app, "Nota para el siguiente turno", words);
  await desk.click(app, "Añadir nota");
}

/** An unread note of another person. */
const see = async ({ user }: Opened) =>
  user.click((await screen.findAllByRole("button", { name: "Marcar como visto" }))[0]!);
const unread = () => screen.queryAllByRole("button", { name: "Marcar como visto" }).length;

export const handoverDrivers: DriversOf<typeof handoverContract> = {
  listHandover: {
    path,
    says: "No se han podido cargar las notas.",
    done: async () => expect(await screen.findByRole("list", { name: "Relevo de turno" })).toBeInTheDocument(),
  },
  addHandover: {
    path,
    prepare: async () => void (await screen.findByRole("list", { name: "Relevo de turno" })),
    make: add,
    waits: "1 cambio espera.",
    holds: () => expect(screen.getByLabelText("Nota para el siguiente turno")).toBeInTheDocument(),
    done: async () => expect((await screen.findAllByText(words)).length).toBeGreaterThan(0),
  },
  seeHandover: {
    path,
    prepare: async () => void (await screen.findAllByRole("button", { name: "Marcar como visto" })),
    make: see,
    waits: "1 cambio espera.",
    done: () => waitFor(() => expect(unread()).toBe(0)),
  },
};
