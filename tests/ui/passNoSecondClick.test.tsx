import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";

import { passNoSecondClick } from "@/shared/ui/passNoSecondClick";

it("lets the second press of a double click do nothing to what has come under the pointer", () => {
  onTestFinished(passNoSecondClick());
  const choose = vi.fn<() => void>();
  const save = vi.fn<() => void>();
  render(
    <>
      <button onClick={save}>
        <b>Guardar</b>
      </button>
      <label>
        Familiar
        <input type="checkbox" onChange={choose} />
      </label>
    </>,
  );
  const [button, room] = [screen.getByRole("button"), screen.getByRole("checkbox")];
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(room, { detail: 2 });
  expect([choose.mock.calls.length, room]).toEqual([0, expect.objectContaining({ checked: false })]);
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(room, { detail: 1 });
  expect(choose).toHaveBeenCalledOnce();
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(screen.getByText("Guardar"), { detail: 2 });
  expect(save).toHaveBeenCalledTimes(4);
});

it("leaves the focus where the first press of a double click has led it", () => {
  onTestFinished(passNoSecondClick());
  render(
    <>
      <button>Crear habitación</button>
      <textarea aria-label="Notas" />
    </>,
  );
  const [button, notes] = [screen.getByRole("button"), screen.getByRole("textbox")];
  const takesFocus = (target: HTMLElement, detail: number) => fireEvent.mouseDown(target, { detail });
  expect(takesFocus(button, 1)).toBe(true);
  expect(takesFocus(notes, 2)).toBe(false);
  expect(takesFocus(notes, 1)).toBe(true);
  expect(takesFocus(notes, 2)).toBe(true);
});
