import { lazy, Suspense } from "react";
import Modal from "react-bootstrap/Modal";

import { registerCommandSource } from "@/shared/commands/commandSources";
import { useText } from "@/shared/i18n/useText";

import { actionCommands } from "./actionCommands";
import { pageCommands } from "./pageCommands";

const CommandSearch = lazy(async () => ({ default: (await import("./CommandSearch")).CommandSearch }));

registerCommandSource(pageCommands);
registerCommandSource(actionCommands);

interface CommandPaletteProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The header's search: type a few letters, press Enter, be there. */
export function CommandPalette({ isOpen, onClose }: CommandPaletteProps) {
  const { text } = useText();
  return (
    <Modal show={isOpen} onHide={onClose} aria-label={text("topBar.search")} dialogClassName="palette">
      <Suspense>
        <CommandSearch onDone={onClose} />
      </Suspense>
    </Modal>
  );
}
