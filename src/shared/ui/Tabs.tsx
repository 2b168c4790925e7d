import "./tabs.scss";

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";

import { useAddress } from "../routing/useAddress";
import { Row } from "./layout/Row";
import { Text } from "./layout/Text";

/** Of the address's query: which tab is open; absent for the one that is open at the start. */
export const TAB_PARAMETER = "tab";

export interface Tab {
  /** As it is in the address. */
  id: string;
  label: string;
  /** How much there is in it, for those who see; the content says it to all. */
  count?: number;
  /** From when on it is drawn, hidden: once it was open, unless told; from the start; or only while it is open. */
  drawn?: "opened" | "always" | "open";
  content: ReactNode;
}

interface TabsProps {
  /** Accessible name of the tabs. */
  label: string;
  tabs: [Tab, ...Tab[]];
  /** The id of the tab that is open where the address names none; the first unless told. */
  start?: string;
  /** In the row of the tabs, at its end: what holds for all of them. */
  children?: ReactNode;
}

const steps: Record<string, (at: number, count: number, isRtl: boolean) => number> = {
  ArrowRight: (at, count, isRtl) => (at + (isRtl ? count - 1 : 1)) % count,
  ArrowLeft: (at, count, isRtl) => (at + (isRtl ? 1 : count - 1)) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs after the WAI-ARIA pattern: arrow keys move the focus, Enter or a click opens. The open tab is in the address,
 * so that Back and links find it. A tab that was open stays drawn, so that nothing typed in it is lost, unless it says so.
 */
export function Tabs({ label, tabs, start, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, change] = useAddress();
  const first = tabs.find((tab) => tab.id === start) ?? tabs[0];
  const open = tabs.find((tab) => tab.id === query.get(TAB_PARAMETER)) ?? first;
  const [opened, setOpened] = useState([open.id]);
  if (!opened.includes(open.id)) setOpened([...opened, open.id]);

  function isDrawn({ id: tab, drawn = "opened" }: Tab) {
    return drawn === "opened" ? opened.includes(tab) : drawn === "always" || tab === open.id;
  }

  function choose(tab: Tab) {
    if (tab === open) return;
    change({ [TAB_PARAMETER]: tab === first ? "" : tab.id });
  }

  function walk(event: KeyboardEvent, at: number) {
    const next = steps[event.key]?.(at, tabs.length, document.dir === "rtl");
    if (next === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  }

  return (
    <div className="tabs">
      <Row line="below" gap={24} rowGap={8} align="end" justify="between" wraps>
        <Row gap={4} ref={list} role="tablist" aria-label={label} className="tabs-list">
          {tabs.map((tab, at) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              className="tabs-tab"
              aria-selected={tab === open}
              aria-controls={`${id}-${tab.id}-panel`}
              tabIndex={tab === open ? 0 : -1}
              onClick={() => choose(tab)}
              onKeyDown={(event) => walk(event, at)}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="tabs-count" aria-hidden="true">
                  {tab.count}
                </span>
              )}
            </button>
          ))}
        </Row>
        {children}
      </Row>
      {tabs.map((tab) => (
        <Text
          as="div"
          padY={16}
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          className="tabs-panel"
          aria-labelledby={`${id}-${tab.id}`}
          hidden={tab !== open}
          tabIndex={0}
        >
          {isDrawn(tab) && tab.content}
        </Text>
      ))}
    </div>
  );
}
