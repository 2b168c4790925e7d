import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";

import { passNoHeldEnter } from "@/shared/ui/passNoHeldEnter";

it("lets an Enter that is held do nothing to what has taken the focus since", () => {
  onTestFinished(passNoHeldEnter());
  const move = vi.fn<() => void>();
  render(
    <>
      <button>Inspeccionar 212</button>
      <button onKeyDown={move}>Inspeccionar 312</button>
    </>,
  );
  const [first, next] = screen.getAllByRole("button");
  const isTaken = (target: HTMLElement, init: KeyboardEventInit) =>
    fireEvent.keyDown(target, { key: "Enter", ...init });
  expect(isTaken(first!, {})).toBe(true);
  expect(isTaken(first!, { repeat: true })).toBe(true);
  expect(isTaken(next!, { repeat: true })).toBe(false);
  expect(move).not.toHaveBeenCalled();
  expect(isTaken(next!, { key: "ArrowDown", repeat: true })).toBe(true);
  expect(isTaken(next!, {})).toBe(true);
  expect(move).toHaveBeenCalledTimes(2);
});
