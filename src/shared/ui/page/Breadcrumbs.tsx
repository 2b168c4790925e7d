import "./breadcrumbs.scss";

import { useText } from "@/shared/i18n/useText";

import { Row } from "../layout/Row";

interface BreadcrumbsProps {
  parent: string;
  page: string;
}

export function Breadcrumbs({ parent, page }: BreadcrumbsProps) {
  const { text } = useText();
  return (
    <nav aria-label={text("breadcrumb.label")}>
      <Row before={2} as="ol" wraps tone="muted" size={13} className="breadcrumbs">
        <li>{parent}</li>
        <li aria-current="page">{page}</li>
      </Row>
    </nav>
  );
}
