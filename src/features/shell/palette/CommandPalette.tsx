import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from "react";

import type { Command } from "@/shared/commands/commandSources";
import { useText } from "@/shared/i18n/useText";
import { Loading } from "@/shared/ui/states/Loading";
import { LoadProblem } from "@/shared/ui/states/LoadProblem";
import { OnceUsedModal } from "@/shared/ui/overlays/OnceUsedModal";
import { whenShown } from "@/shared/whenIdle";

const fetchSearch = () => import("./CommandSearch");
type Search = ComponentType<ComponentProps<Awaited<ReturnType<typeof fetchSearch>>["CommandSearch"]>>;

interface CommandPaletteProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The header's search: finds pages, records and acts by a few letters. Its code comes when the page is idle. */
export function CommandPalette({ isOpen, onClose }: CommandPaletteProps) {
  const { text } = useText();
  const chosen = useRef<Command>(undefined);

  useEffect(
    () =>
      void whenShown()
        .then(fetchSearch)
        .catch(() => {}),
    [],
  ); // it is fetched again where it is needed

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
      <FetchedSearch onChoose={choose} onClose={onClose} />
    </OnceUsedModal>
  );
}

function FetchedSearch(props: Omit<ComponentProps<Search>, "typed">) {
  const { text } = useText();
  const [search, setSearch] = useState<{ Search?: Search; hasFailed?: true }>({});
  const [typed, setTyped] = useState("");

  function fetch() {
    fetchSearch().then(
      ({ CommandSearch }) => setSearch({ Search: CommandSearch }),
      () => setSearch({ hasFailed: true }),
    );
  }
  useEffect(fetch, []);

  if (search.Search) return <search.Search typed={typed} {...props} />;
  if (search.hasFailed) return <LoadProblem sentence={text("topBar.failed")} onRetry={fetch} />;
  return (
    <>
      {/* who types at once loses no letter */}
      <input
        autoFocus
        className="palette-input"
        aria-label={text("topBar.search")}
        dir="auto"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Loading />
    </>
  );
}
