import { useState } from "react";

import { useText } from "@/shared/i18n/useText";
import { Dialog } from "@/shared/ui/overlays/Dialog";
import { onDemand } from "@/shared/ui/states/onDemand";

/** Opened by a press: the list does not wait for its code. */
const BookOfPeriod = onDemand(async () => (await import("./BookOfPeriod")).BookOfPeriod);

/** Opens the VAT of a period. */
export function VatBook() {
  const { text } = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => setIsOpen(true)}>
        {text("billing.vatBook")}
      </button>
      <Dialog isOpen={isOpen} title={text("billing.vatBook")} onClose={() => setIsOpen(false)}>
        <BookOfPeriod />
      </Dialog>
    </>
  );
}
