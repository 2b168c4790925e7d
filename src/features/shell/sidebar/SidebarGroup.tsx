import { useEffect, useRef } from "react";

import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { ChevronDownIcon } from "@/shared/ui/icons";

import type { MenuGroup } from "./menu";
import { isActive } from "./openGroup";

interface SidebarGroupProps {
  group: MenuGroup;
  pathname: string;
  isOpen: boolean;
  onOpen: () => void;
}

export function SidebarGroup({
  group: { id, title, icon: Icon, children },
  pathname,
  isOpen,
  onOpen,
}: SidebarGroupProps) {
  const { text } = useText();
  const active = useRef<HTMLAnchorElement>(null);

  // after the paint: asked for at once, it would have the whole page laid out twice
  useEffect(() => {
    const frame = requestAnimationFrame(() => active.current?.scrollIntoView({ block: "nearest" }));
    return () => cancelAnimationFrame(frame);
  }, [pathname, isOpen]);

  return (
    <li className={isOpen ? "sidebar-group is-open" : "sidebar-group"}>
      <button
        type="button"
        className="sidebar-toggle"
        aria-expanded={isOpen}
        aria-controls={`sidebar-${id}`}
        onClick={onOpen}
      >
        <Icon size={18} aria-hidden="true" className="sidebar-icon" />
        <span className="sidebar-label">{text(title)}</span>
        <ChevronDownIcon size={14} aria-hidden="true" className="sidebar-chevron" />
      </button>
      <ul id={`sidebar-${id}`} className="sidebar-items" hidden={!isOpen}>
        {children.map((item) => {
          const isCurrent = isOpen && isActive(item, pathname);
          return (
            <li key={item.id}>
              <PathLink
                ref={isCurrent ? active : undefined}
                to={`/app/${item.path}`}
                className="sidebar-link"
                aria-current={isCurrent ? "page" : undefined}
              >
                {text(item.title)}
              </PathLink>
            </li>
          );
        })}
      </ul>
    </li>
  );
}
