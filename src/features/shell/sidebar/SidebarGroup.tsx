import { memo, useEffect, useRef } from "react";

import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { ChevronDownIcon } from "@/shared/ui/icons";
import { Text } from "@/shared/ui/layout/Text";

import type { MenuGroup } from "./menu";
import { isActive } from "./openGroup";

interface SidebarGroupProps {
  group: MenuGroup;
  /** The path of the page, if the group is open. */
  openAt: string | undefined;
  onOpen: (groupId: string) => void;
}

/** Does not render when the page changes, unless it is the open group. */
export const SidebarGroup = memo(function SidebarGroup({ group, openAt, onOpen }: SidebarGroupProps) {
  const { id, title, icon: Icon, items } = group;
  const { text } = useText();
  const active = useRef<HTMLAnchorElement>(null);
  const isOpen = openAt !== undefined;
  const shown = isOpen ? items : []; // each page begins with the menu: the links of closed groups would take it longer

  // after the paint: before it, it would force a second layout of the whole page
  useEffect(() => {
    const frame = requestAnimationFrame(() => active.current && scrollToLink(active.current));
    return () => cancelAnimationFrame(frame);
  }, [openAt]);

  return (
    <li className={isOpen ? "sidebar-group is-open" : "sidebar-group"}>
      <button
        type="button"
        className="sidebar-toggle"
        aria-expanded={isOpen}
        aria-controls={`sidebar-${id}`}
        onClick={() => onOpen(id)}
      >
        <Icon size={18} aria-hidden="true" className="sidebar-icon" />
        <span className="sidebar-label">{text(title)}</span>
        <ChevronDownIcon size={14} aria-hidden="true" className="sidebar-chevron" />
      </button>
      <Text as="ul" before={2} after={6} id={`sidebar-${id}`} className="sidebar-items" hidden={!isOpen}>
        {shown.map((item) => {
          const isCurrent = isOpen && isActive(item, openAt);
          return (
            <li key={item.path}>
              <PathLink
                ref={isCurrent ? active : undefined}
                to={item.path}
                className="sidebar-link"
                aria-current={isCurrent ? "page" : undefined}
              >
                {text(item.title)}
              </PathLink>
            </li>
          );
        })}
      </Text>
    </li>
  );
});

/** By hand: after `scrollIntoView`, Tab goes on from the link, and not from the top of the page. */
function scrollToLink(link: HTMLElement) {
  const list = link.closest(".sidebar > .sidebar-nav, .phone-menu-body");
  if (!list) return;
  const [{ top, bottom }, view] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
  if (top < view.top) list.scrollTop += top - view.top;
  else if (bottom > view.bottom) list.scrollTop += bottom - view.bottom;
}
