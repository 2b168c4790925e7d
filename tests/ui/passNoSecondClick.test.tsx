import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { passNoSecondClick } from "@/shared/ui/passNoSecondClick";

it("lets the second press of a double click do nothing to what has come under the pointer", () => {
  const choose = vi.fn<() => void>();
  render(
    <>
      <button onClick={passNoSecondClick}>Guardar</button>
      <label>
        Familiar
        <input type="checkbox" onChange={choose} />
      </label>
    </>,
  );
  const [save, room] = [screen.getByRole("button"), screen.getByRole("checkbox")];
  fireEvent.click(save, { detail: 1 });
  fireEvent.click(room, { detail: 2 });
  expect([choose.mock.calls.length, room]).toEqual([0, expect.objectContaining({ checked: false })]);
  fireEvent.click(save, { detail: 1 });
  fireEvent.click(room, { detail: 1 });
  expect(choose).toHaveBeenCalledOnce();
});
