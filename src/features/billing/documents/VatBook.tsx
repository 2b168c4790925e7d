import { useState } from "react";

import { useText } from "@/shared/i18n/useText";
import { Dialog } from "@/shared/ui/overlays/Dialog";
import { onDemand } from "@/shared/ui/states/onDemand";

/** It is fetched when it is opened: the list does not wait for its code. */
const BookOfPeriod = onDemand(async () => (await import("./BookOfPeriod")).BookOfPeriod);

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
