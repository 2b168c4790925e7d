import "./tab-page.scss";

import type { ReactNode } from "react";

import { useText } from "@/shared/i18n/useText";
import { Row } from "@/shared/ui/layout/Row";
import { PageHeader } from "@/shared/ui/page/PageHeader";

import { MessagingFrame } from "./MessagingFrame";

interface TabPageProps {
  tab: "users" | "contacts" | "calls" | "bookmark" | "settings";
  title: string;
  /** At the end of the title's line. */
  action?: ReactNode;
  /** A part of the page scrolls, and the title stays fixed. */
  scrollsWithin?: boolean;
  children: ReactNode;
}

/** A tab of the messaging area that is a single page: title and content. */
export function TabPage({ tab, title, action, scrollsWithin = false, children }: TabPageProps) {
  const { text } = useText();
  return (
    <MessagingFrame tab={tab}>
      <div className={scrollsWithin ? "tab-page tab-page-within" : "tab-page"}>
        <Row gap={24} rowGap={12} align="start" justify="between" wraps className="tab-page-head">
          <PageHeader title={title} parent={text("messaging.parent")} />
          {action}
        </Row>
        {children}
      </div>
    </MessagingFrame>
  );
}
