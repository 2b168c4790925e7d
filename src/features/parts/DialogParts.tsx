import { lazy, type ReactNode, Suspense, useState } from "react";
import { Modal } from "react-bootstrap";

import { useText } from "@/shared/i18n/useText";
import { ConfirmDialog } from "@/shared/ui/overlays/ConfirmDialog";
import { Dialog } from "@/shared/ui/overlays/Dialog";
import { Drawer } from "@/shared/ui/overlays/Drawer";
import { OnceUsedModal } from "@/shared/ui/overlays/OnceUsedModal";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { Part, State } from "./Part";
import { longName } from "./samples";

const PictureGallery = lazy(async () => ({
  default: (await import("@/shared/ui/overlays/PictureGallery")).PictureGallery,
}));

/** Layers over the page: one at a time, by a button. */
export function DialogParts() {
  const { text } = useText();
  return (
    <>
      <Part name="Dialog">
        <Opened>
          {(close) => (
            <Dialog isOpen title={text("reservation.edit")} onClose={close}>
              <p>{text("reservation.plan")}</p>
            </Dialog>
          )}
        </Opened>
      </Part>

      <Part name="ConfirmDialog">
        <Opened>
          {(close) => (
            <ConfirmDialog
              isOpen
              title={text("delete.title")}
              confirmLabel={text("delete.confirm")}
              cancelLabel={text("delete.keep")}
              onConfirm={close}
              onCancel={close}
            >
              <p dir="auto">{text("delete.question", { customer: longName })}</p>
            </ConfirmDialog>
          )}
        </Opened>
      </Part>

      <Part name="Drawer">
        <Opened>
          {(close) => (
            <Drawer
              title={longName}
              beside={<StateBadge tone="now">{text("view.inHouse")}</StateBadge>}
              onClose={close}
            >
              <p>{text("reservation.plan")}</p>
            </Drawer>
          )}
        </Opened>
      </Part>

      <Part name="OnceUsedModal">
        <Opened>
          {(close) => (
            <OnceUsedModal show onHide={close} aria-label={text("view.label")} centered>
              <Modal.Body>
                <button type="button" className="btn btn-quiet" onClick={close}>
                  {text("close")}
                </button>
              </Modal.Body>
            </OnceUsedModal>
          )}
        </Opened>
      </Part>

      <Part name="PictureGallery">
        <Opened>
          {(close) => (
            <Suspense>
              <PictureGallery pictures={[{ src: "/icon.svg" }, { src: "/icon.svg" }]} index={0} onClose={close} />
            </Suspense>
          )}
        </Opened>
      </Part>
    </>
  );
}

/** `children` is drawn while it is open. */
function Opened({ children }: { children: (close: () => void) => ReactNode }) {
  const { text } = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <State name="press to open">
      <button type="button" className="btn btn-quiet" data-opens="" onClick={() => setIsOpen(true)}>
        {text("notices.open")}
      </button>
      {isOpen && children(() => setIsOpen(false))}
    </State>
  );
}
