import { Link } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";
import { Row } from "@/shared/ui/layout/Row";

import type { List } from "../createList";
import type { ListQuery } from "../createListQuery";

/** As what the rows are shown: links, so that Back leads to what was shown before. */
export function DisplayChoice({ list: { displays, query: codec }, query }: { list: List; query: ListQuery }) {
  const { text } = useText();
  if (!displays) return null;
  const [first] = Object.keys(displays);
  return (
    <Row
      as="nav"
      padX={2}
      padY={2}
      line="around"
      round="medium"
      className="list-displays"
      aria-label={text("display.label")}
    >
      {Object.entries(displays).map(([display, name]) => (
        <Link
          key={display}
          to={`?${codec.address({ ...query, page: 1, display: display === first ? undefined : display })}`}
          aria-current={display === (query.display ?? first) ? "true" : undefined}
          preventScrollReset
        >
          {text(name)}
        </Link>
      ))}
    </Row>
  );
}
