import "./tab-page.scss";

import type { ReactNode } from "react";

import { useText } from "@/shared/i18n/useText";
import { PageHeader } from "@/shared/ui/PageHeader";

import { MessagingFrame } from "./MessagingFrame";

interface TabPageProps {
  tab: "users" | "contacts" | "calls" | "bookmark" | "settings";
  title: string;
  /** What stands at the end of the title's line. */
  action?: ReactNode;
  /** A part of the page scrolls by itself, and the title stays where it is. */
  scrollsWithin?: boolean;
  children: ReactNode;
}

/** A tab of the messaging area that is one page: its title over what it holds. */
export function TabPage({ tab, title, action, scrollsWithin = false, children }: TabPageProps) {
  const { text } = useText();
  return (
    <MessagingFrame tab={tab}>
      <div className={scrollsWithin ? "tab-page tab-page-within" : "tab-page"}>
        <div className="tab-page-head">
          <PageHeader title={title} parent={text("messaging.parent")} />
          {action}
        </div>
        {children}
      </div>
    </MessagingFrame>
  );
}
