import "./breadcrumbs.scss";

import { useText } from "@/shared/i18n/useText";

interface BreadcrumbsProps {
  parent: string;
  page: string;
}

export function Breadcrumbs({ parent, page }: BreadcrumbsProps) {
  const { text } = useText();
  return (
    <nav aria-label={text("breadcrumb.label")}>
      <ol className="breadcrumbs">
        <li>{parent}</li>
        <li aria-current="page">{page}</li>
      </ol>
    </nav>
  );
}
