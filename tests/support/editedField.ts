import { fireEvent, screen } from "@testing-library/react";

const opens = /^(Editar: |Añadir notas)/;

/** A field of a form, whose sections are made fields and unfolded where it is not seen yet. Throws until it is there. */
export function editedField(label: string): HTMLElement {
  const selector = "input, select, textarea";
  const seen = screen.queryByLabelText(label, { selector });
  if (seen) return seen;
  // by attribute: to ask for roles and names of the whole page takes long, and this is asked again and again
  for (const button of document.querySelectorAll("button"))
    if (opens.test(button.getAttribute("aria-label") ?? button.textContent)) fireEvent.click(button);
  return screen.getByLabelText(label, { selector });
}
