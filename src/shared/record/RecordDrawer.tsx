import type { ReactNode } from "react";
import { useSelector } from "react-redux";

import { hotel } from "@/shared/hotel/hotelSlice";
import { isNewId } from "@/shared/routing/paths";
import { Drawer, useDrawerClose } from "@/shared/ui/overlays/Drawer";
import { ErrorBoundary } from "@/shared/ui/states/ErrorBoundary";

import type { KindOfRecord } from "./kindOfRecord";
import { OpenRecord } from "./OpenRecord";
import type { RecordValues, Versioned } from "./recordRules";

interface Need {
  status: "loading" | "loaded" | "failed";
  request: () => void;
}

interface RecordDrawerProps<Shown extends Versioned, Draft, Values extends RecordValues> {
  record: KindOfRecord<Shown, Draft, Values>;
  /** As the address has it: the record's, or that of a new one. */
  id: string;
  /** Where a new one can be written: else a short id is that of a record, too. */
  newTitle?: string;
  /** Of the record, or while it is being loaded. */
  titleOf: (record: Shown | undefined) => string;
  /** Its marks, beside the title. */
  renderBeside?: (record: Shown) => ReactNode;
  /** Parameters of the address that go when it closes. */
  own?: readonly string[];
  /** Where it closes to another page than its list. */
  onClose?: () => void;
  /** Loads of the drawer besides the record and the hotel. */
  needs?: Need[];
  /** Draws the record, or a new one. */
  children: (record: Shown | undefined) => ReactNode;
}

/** A record beside its list, or a new one, by the id in the address. It closes to the list as it was left. */
export function RecordDrawer<Shown extends Versioned, Draft, Values extends RecordValues>(
  props: RecordDrawerProps<Shown, Draft, Values>,
) {
  const { record, id, own, titleOf } = props;
  const toList = useDrawerClose(record.rules.listPath, own);
  const close = props.onClose ?? toList;
  return (
    <ErrorBoundary
      of={id}
      renderProblem={(problem) => (
        <Drawer title={titleOf(undefined)} onClose={close}>
          {problem}
        </Drawer>
      )}
    >
      <DrawnDrawer {...props} onClose={close} />
    </ErrorBoundary>
  );
}

/** Reads the record for the title, too: that can break as the rest does. */
function DrawnDrawer<Shown extends Versioned, Draft, Values extends RecordValues>({
  record: kind,
  id,
  newTitle,
  titleOf,
  renderBeside,
  needs,
  onClose,
  children,
}: RecordDrawerProps<Shown, Draft, Values> & { onClose: () => void }) {
  const opened = useSelector(kind.selectors.selectRecord);
  const all = [hotel.use(), ...(needs ?? [])];
  const statuses = all.map(({ status }) => status);
  const status = statuses.find((one) => one === "failed") ?? statuses.find((one) => one === "loading") ?? "loaded";

  const isNew = newTitle !== undefined && isNewId(id);
  const shown = opened?.id === id ? opened : undefined;
  return (
    <Drawer title={isNew ? newTitle : titleOf(shown)} beside={shown && renderBeside?.(shown)} onClose={onClose}>
      <OpenRecord
        record={kind}
        id={isNew ? undefined : id}
        needs={{ status, onRetry: () => all.forEach(({ request }) => request()) }}
      >
        {children}
      </OpenRecord>
    </Drawer>
  );
}
