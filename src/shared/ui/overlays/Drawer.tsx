import "./dialog.scss";
import "./drawer.scss";

import { type ReactNode, useId } from "react";
import Modal from "react-bootstrap/Modal";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";

import { IconButton } from "../IconButton";
import { CloseIcon } from "../icons";
import { TAB_PARAMETER } from "../Tabs";
import { Row } from "../layout/Row";
import { useDocumentTitle } from "../page/useDocumentTitle";
import { ErrorBoundary } from "../states/ErrorBoundary";

interface DrawerProps {
  /** Name of the record: the title of the dialog, and of the document. */
  title: string;
  /** Number, situation: what belongs beside the title. */
  beside?: ReactNode;
  /** Leads to the address of the page below: `useDrawerClose`. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A record beside the page that it was chosen from. It is open as long as it is drawn, and has an address of its own.
 * Draw it at once, with its loading state inside, so that the heading of the page below leaves the focus to it.
 */
export function Drawer({ title, beside, onClose, children }: DrawerProps) {
  const { text } = useText();
  const id = useId();
  const { pathname } = useLocation();
  useDocumentTitle(title);
  return (
    <Modal show animation={false} onHide={onClose} className="drawer" aria-labelledby={id} scrollable>
      <Modal.Header>
        <Row gap={12} rowGap={4} wraps grows className="drawer-who">
          <Modal.Title as="h2" id={id} dir="auto">
            {title}
          </Modal.Title>
          {beside}
        </Row>
        <IconButton label={text("close")} icon={CloseIcon} size={18} onClick={onClose} />
      </Modal.Header>
      <Modal.Body>
        <ErrorBoundary of={pathname}>{children}</ErrorBoundary>
      </Modal.Body>
    </Modal>
  );
}

/**
 * Leads to the page below, whose query stays as it is: filters, sorting, page. `own` are the parameters of the drawer
 * itself, besides its tab.
 */
export function useDrawerClose(path: string, own: readonly string[] = []): () => void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return () => {
    const kept = new URLSearchParams(query);
    for (const parameter of [TAB_PARAMETER, ...own]) kept.delete(parameter);
    void navigate({ pathname: path, search: kept.toString() });
  };
}
