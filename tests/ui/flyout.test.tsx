import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";

import { Flyout } from "@/shared/ui/overlays/Flyout";

it("draws its content once it is opened, and then as the page does", async () => {
  const draw = vi.fn<() => string>(() => "two articles");
  const flyout = () => (
    <Flyout label="Cart" icon="icon">
      {draw}
    </Flyout>
  );
  const { rerender } = render(flyout());
  rerender(flyout());
  expect(draw).not.toHaveBeenCalled();

  await userEvent.setup().click(screen.getByRole("button", { name: "Cart" }));
  expect(await screen.findByText("two articles")).toBeInTheDocument();
  draw.mockReturnValue("one article");
  rerender(flyout());
  expect(screen.getByText("one article")).toBeInTheDocument();
});
