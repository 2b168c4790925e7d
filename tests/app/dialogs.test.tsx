import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";

import { ConfirmDialog } from "@/shared/ui/ConfirmDialog";

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
