import { fireEvent, screen } from "@testing-library/react";

/** A field of an open record, whose sections are made fields first. Throws until it is there. */
export function editedField(label: string): HTMLElement {
  for (const button of screen.queryAllByRole("button", { name: /^Editar: / })) fireEvent.click(button);
  return screen.getByLabelText(label, { selector: "input, select, textarea" });
}
