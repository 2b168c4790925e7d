import { useReducer, useState } from "react";
import { useLocation } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";

import { menu } from "./menu";
import { type OpenedGroup, openGroupOf } from "./openGroup";
import { SidebarGroup } from "./SidebarGroup";

export function Sidebar() {
  const { text } = useText();
  const { pathname } = useLocation();
  const [sections] = useState(menu);
  const [opened, open] = useReducer(
    (_: OpenedGroup | undefined, groupId: string): OpenedGroup | undefined => ({ groupId, pathname }),
    undefined,
  );
  const openGroup = openGroupOf(sections, pathname, opened);

  return (
    <nav className="sidebar-nav" aria-label={text("sidebar.label")}>
      {sections.map((section) => (
        <section key={section.id} className="sidebar-section" aria-label={text(section.title)}>
          <p className="sidebar-title" aria-hidden="true">
            {text(section.title)}
          </p>
          <ul className="sidebar-list">
            {section.groups.map((group) => (
              <SidebarGroup
                key={group.id}
                group={group}
                openAt={group === openGroup ? pathname : undefined}
                onOpen={open}
              />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
