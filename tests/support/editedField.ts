import { fireEvent, screen } from "@testing-library/react";

/** A field of a form, whose sections are made fields and unfolded first. Throws until it is there. */
export function editedField(label: string): HTMLElement {
  for (const button of screen.queryAllByRole("button", { name: /^(Editar: |Añadir notas)/ })) fireEvent.click(button);
  return screen.getByLabelText(label, { selector: "input, select, textarea" });
}
