import "./page-header.scss";

import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { Row } from "../layout/Row";
import { Breadcrumbs } from "./Breadcrumbs";
import type { Icon } from "../icons";
import { usePageHeading } from "./usePageHeading";
import { usePageName } from "./pageName";

interface PageAction {
  icon: Icon;
  label: string;
  path: string;
  /** The main action of the page; a link back is quiet. */
  isPrimary?: boolean;
}

interface PageHeaderProps {
  /** Unless it is the declared one. */
  title?: string;
  parent?: string;
  action?: PageAction;
  /** Before it. */
  secondAction?: PageAction | undefined;
  /** Purpose of the page, in a line. */
  description?: string;
  /** Buttons beside the title, before the main action. */
  children?: ReactNode;
}

/**
 * Title, breadcrumb and action of a page. After a change of route the title gets the focus, so that it is announced.
 */
export function PageHeader({ action, secondAction, description, children, ...said }: PageHeaderProps) {
  const { title, parent } = usePageName(said);
  const heading = usePageHeading(title);

  return (
    <Row gap={24} rowGap={12} align="start" justify="between" wraps className="page-header">
      <div>
        <h1 ref={heading} tabIndex={-1} className="page-title">
          {title}
        </h1>
        <Row gap={16} rowGap={0} align="baseline" wraps className="page-place">
          <Breadcrumbs parent={parent} page={title} />
          {description && <p>{description}</p>}
        </Row>
      </div>
      {(action || children) && (
        <Row gap={8} wraps>
          {children}
          {secondAction && <ActionLink {...secondAction} />}
          {action && <ActionLink {...action} />}
        </Row>
      )}
    </Row>
  );
}

const ActionLink = ({ icon: ActionIcon, label, path, isPrimary }: PageAction) => (
  <Link to={path} className={isPrimary ? "btn btn-primary" : "btn btn-quiet"}>
    <ActionIcon size={18} aria-hidden="true" className="mirrored" />
    <span>{label}</span>
  </Link>
);
