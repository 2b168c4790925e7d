import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";

import { ConfirmDialog } from "@/shared/ui/ConfirmDialog";
import { Dialog } from "@/shared/ui/Dialog";

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

it("keeps the second press of a double click that has closed it from what lay below, and no later press", () => {
  const onBelow = vi.fn<() => void>();
  function Asking() {
    const [isAsked, setIsAsked] = useState(true);
    return (
      <>
        <button onClick={onBelow}>Ana Ramos</button>
        <Dialog isOpen={isAsked} title="¿Intercambiar?" onClose={() => setIsAsked(false)}>
          <button onClick={() => setIsAsked(false)}>Intercambiar</button>
        </Dialog>
      </>
    );
  }
  render(<Asking />);
  fireEvent.click(screen.getByRole("button", { name: "Intercambiar" }), { detail: 1 });
  expect(screen.queryByRole("dialog")).toBeNull();
  const below = screen.getByRole("button", { name: "Ana Ramos" });
  fireEvent.click(below, { detail: 2 });
  expect(onBelow).not.toHaveBeenCalled();
  fireEvent.click(below, { detail: 1 });
  expect(onBelow).toHaveBeenCalledOnce();
});
