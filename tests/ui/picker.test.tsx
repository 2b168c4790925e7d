import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Formik } from "formik";
import { useState } from "react";
import { Provider } from "react-redux";
import { expect, it, vi } from "vitest";

import { createSearch } from "@/shared/load/createSearch";
import { Chosen, Picker } from "@/shared/ui/fields/Picker";
import { openStore } from "../support/openStore";

const people = ["Andrea Romano", "Ana Ramos", "Ramón Otero"];

/** A field that looks for people, of whom one may be new. */
async function openField() {
  const find = vi.fn<(text: string) => Promise<string[]>>(async (text) =>
    people.filter((name) => name.toLowerCase().includes(text.toLowerCase())),
  );
  const search = createSearch("people", find);

  function Field() {
    const [who, setWho] = useState("");
    return (
      <Picker
        name="who"
        texts="booking.guestSearch"
        search={search}
        chosen={who && <Chosen name={who}>{who}</Chosen>}
        keyOf={(name) => name}
        onChoose={setWho}
        onChange={() => setWho("")}
        create={{ labelFor: (typed) => `Crear ${typed}`, onCreate: (typed) => setWho(`Nuevo: ${typed}`) }}
      >
        {(name) => name}
      </Picker>
    );
  }

  const store = openStore();
  await store.install({ catalogues: ["booking", "controls"], pages: [], state: async () => [search] });
  render(
    <Provider store={store}>
      <Formik initialValues={{}} onSubmit={() => undefined}>
        <Field />
      </Formik>
    </Provider>,
  );
  const user = userEvent.setup();
  const input = screen.getByRole("combobox");
  async function findRomano() {
    await user.type(input, "romano");
    await screen.findByRole("option", { name: "Andrea Romano" });
  }
  return { find, user, input, findRomano };
}

const choices = () => screen.getAllByRole("option").map(({ textContent }) => textContent);

it("asks after a pause, not at every letter, and says how many it found", async () => {
  const { user, input, find } = await openField();
  await user.type(input, "  ram ");
  expect(await screen.findByText("2 huéspedes encontrados")).toHaveRole("status");
  expect(find.mock.calls).toEqual([["ram"]]);
  expect(choices()).toEqual(["Ana Ramos", "Ramón Otero", "Crear ram"]);
});

it("chooses with Enter, leads back to the search, and keeps the focus on the way", async () => {
  const { user, findRomano } = await openField();
  await findRomano();
  await user.keyboard("{Enter}");
  expect(screen.getByRole("group", { name: "Buscar huésped" })).toHaveTextContent("Andrea Romano");
  expect(screen.getByRole("button", { name: "Cambiar huésped" })).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(screen.getByRole("combobox")).toHaveValue("");
  expect(screen.getByRole("combobox")).toHaveFocus();
});

it("makes a new person of what was typed", async () => {
  const { user, input } = await openField();
  await user.type(input, "Zoe");
  await user.click(await screen.findByRole("option", { name: "Crear Zoe" }));
  expect(screen.getByRole("group", { name: "Buscar huésped" })).toHaveTextContent("Nuevo: Zoe");
});

it("keeps what it has found while it looks for more, and does not ask where nothing is typed", async () => {
  const { user, input, find, findRomano } = await openField();
  await findRomano();
  await user.type(input, "{Backspace}{Backspace}{Backspace}");
  expect(choices()).toContain("Andrea Romano");
  await screen.findByRole("option", { name: "Crear rom" });
  await waitFor(() => expect(find.mock.calls).toEqual([["romano"], ["rom"]]));
  await user.clear(input);
  expect(choices()).toEqual(["Crear "]);
});

it("says so where the search failed, shows no earlier results, and searches again on request", async () => {
  const { user, input, find, findRomano } = await openField();
  await findRomano();
  find.mockRejectedValueOnce(new Error("Ahora no."));
  await user.type(input, "{Backspace}");
  expect(await screen.findByText("No se ha podido buscar.")).toHaveRole("status");
  expect(choices()).toEqual(["Crear roman"]);
  await user.click(screen.getByRole("button", { name: "Reintentar" }));
  expect(await screen.findByText("1 huésped encontrado")).toBeInTheDocument();
});
