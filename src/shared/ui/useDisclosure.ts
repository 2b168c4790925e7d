import { useId, useState } from "react";

/** A part that its button shows and hides: attributes of the button, and the id of the part. */
export function useDisclosure() {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const opener = {
    "aria-expanded": isOpen,
    "aria-controls": isOpen ? id : undefined, // else it would name a part that is not in the document
    onClick: () => setIsOpen(!isOpen),
  };
  return { id, isOpen, opener };
}
