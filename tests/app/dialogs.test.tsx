import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createMemoryRouter, RouterProvider, useNavigate } from "react-router-dom";
import { describe, expect, it } from "vitest";

import { ConfirmDialog } from "@/shared/ui/overlays/ConfirmDialog";
import { Dialog } from "@/shared/ui/overlays/Dialog";
import { isWorkUnsaved } from "@/shared/session/unsavedWork";

function Deleting() {
  const [isAsked, setIsAsked] = useState(false);
  const close = () => setIsAsked(false);
  return (
    <>
      <button onClick={() => setIsAsked(true)}>Eliminar</button>
      <ConfirmDialog
        isOpen={isAsked}
        title="¿Eliminar?"
        confirmLabel="Eliminar la reserva"
        cancelLabel="Conservar"
        onConfirm={close}
        onCancel={close}
      >
        RSV-000482
      </ConfirmDialog>
    </>
  );
}

it("closes at once on a press and returns the focus, without waiting for transitions", () => {
  render(<Deleting />);
  const opener = screen.getByRole("button", { name: "Eliminar" });
  for (let time = 0; time < 2; time += 1) {
    opener.focus();
    fireEvent.click(opener);
    const stay = screen.getByRole("button", { name: "Conservar" });
    expect(stay).toHaveFocus();
    act(() => void fireEvent.keyDown(stay, { key: "Escape", keyCode: 27 }));
    fireEvent.transitionEnd(document.body); // a button's own, while nothing of the dialog's was drawn yet
    expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
    expect(opener).toHaveFocus();
  }
});

describe("a dialog", () => {
  function Charging() {
    const navigate = useNavigate();
    const [isOpen, setIsOpen] = useState(true);
    const [typed, setTyped] = useState("");
    return (
      <Dialog isOpen={isOpen} title="Añadir cargo" onClose={() => setIsOpen(false)}>
        <input aria-label="Concepto" value={typed} onChange={({ target }) => setTyped(target.value)} />
        <input aria-label="Importe" defaultValue="20,00" />
        <input aria-label="Buscar" type="search" />
        <input aria-label="Depósito" type="checkbox" />
        <button onClick={() => void navigate(-1)}>Atrás</button>
      </Dialog>
    );
  }

  function open() {
    const user = userEvent.setup();
    const router = createMemoryRouter([{ path: "*", element: <Charging /> }], { initialEntries: ["/desk", "/folio"] });
    render(<RouterProvider router={router} />);
    const dialog = () => screen.queryByRole("dialog", { name: "Añadir cargo" });
    const goBack = () => user.click(screen.getByRole("button", { name: "Atrás" }));
    return {
      user,
      router,
      goBack,
      dialog,
      leaving: () => screen.queryByRole("dialog", { name: "¿Salir sin guardar?" }),
    };
  }

  it("closes on Escape where nothing was typed: a search, a box, what was taken away again", async () => {
    const { user, dialog } = open();
    await user.type(screen.getByLabelText("Buscar"), "305");
    await user.click(screen.getByLabelText("Depósito"));
    await user.type(screen.getByLabelText("Concepto"), "Minibar");
    await user.clear(screen.getByLabelText("Concepto"));
    await user.keyboard("{Escape}");
    expect(dialog()).toBeNull();
  });

  it.each([
    ["Escape", "{Escape}"],
    ["its button", "{Shift>}{Tab}{/Shift}{Enter}"],
  ])("asks on %s before what was typed is lost, and keeps it", async (_, keys) => {
    const { user, dialog, leaving } = open();
    await user.type(screen.getByLabelText("Concepto"), "Minibar");
    await user.keyboard(keys);
    expect(leaving()).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Seguir aquí" }));
    expect(leaving()).toBeNull();
    expect(screen.getByLabelText("Concepto")).toHaveValue("Minibar");
    await user.keyboard(keys.startsWith("{E") ? keys : "{Escape}");
    await user.click(screen.getByRole("button", { name: "Salir y descartar" }));
    expect(dialog()).toBeNull();
  });

  it("asks before the way back drops what was typed, and holds the page that would be closed", async () => {
    const { user, router, goBack } = open();
    const answer = async (name: string) => user.click(await screen.findByRole("button", { name }));
    await user.type(screen.getByLabelText("Concepto"), "Minibar");
    expect(isWorkUnsaved()).toBe(true);
    await goBack();
    await answer("Seguir aquí");
    expect(router.state.location.pathname).toBe("/folio");
    expect(screen.getByLabelText("Concepto")).toHaveValue("Minibar");
    await goBack();
    await answer("Salir y descartar");
    await waitFor(() => expect(router.state.location.pathname).toBe("/desk"));
  });
});
