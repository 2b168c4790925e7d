import "./tab-page.scss";

import type { ReactNode } from "react";

import { Row } from "@/shared/ui/layout/Row";
import { PageHeader } from "@/shared/ui/page/PageHeader";

import { MessagingFrame } from "./MessagingFrame";

interface TabPageProps {
  tab: "users" | "contacts" | "calls" | "bookmark" | "settings";
  /** Unless it is the declared one. */
  title?: string;
  /** At the end of the title's line. */
  action?: ReactNode;
  /** A part of the page scrolls, and the title stays fixed. */
  scrollsWithin?: boolean;
  children: ReactNode;
}

/** A tab of the messaging area that is a single page: title and content. */
export function TabPage({ tab, title, action, scrollsWithin = false, children }: TabPageProps) {
  return (
    <MessagingFrame tab={tab}>
      <div className={scrollsWithin ? "tab-page tab-page-within" : "tab-page"}>
        <Row gap={24} rowGap={12} align="start" justify="between" wraps className="tab-page-head">
          <PageHeader title={title} />
          {action}
        </Row>
        {children}
      </div>
    </MessagingFrame>
  );
}
