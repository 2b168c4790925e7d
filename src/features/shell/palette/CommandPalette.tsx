import { useEffect, useRef } from "react";

import type { Command } from "@/shared/commands/commandSources";
import { useText } from "@/shared/i18n/useText";
import { OnceUsedModal } from "@/shared/ui/overlays/OnceUsedModal";
import { whenIdle } from "@/shared/whenIdle";

import { CommandSearch, fetchCommands } from "./CommandSearch";

interface CommandPaletteProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The header's search: finds pages, records and acts by a few letters. */
export function CommandPalette({ isOpen, onClose }: CommandPaletteProps) {
  const { text } = useText();
  const chosen = useRef<Command>(undefined);

  useEffect(
    () =>
      void whenIdle()
        .then(fetchCommands)
        .catch(() => {}),
    [],
  ); // where it fails, it is fetched again

  function choose(command: Command) {
    chosen.current = command;
    onClose();
  }

  /** Runs when the palette has closed and the focus is back, so that a new page may take it. */
  function run() {
    chosen.current?.run();
    chosen.current = undefined;
  }

  return (
    <OnceUsedModal
      show={isOpen}
      onHide={onClose}
      onExited={run}
      aria-label={text("topBar.search")}
      dialogClassName="palette"
    >
      <CommandSearch onChoose={choose} onClose={onClose} />
    </OnceUsedModal>
  );
}
