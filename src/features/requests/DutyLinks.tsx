import { Link } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";

import { requestList } from "./requestList";
import { duties } from "./requestsApi";

/** Duties of each department today: its list, to work on or to print. A list that cannot be counted is no loss. */
export function DutyLinks() {
  const { text } = useText();
  const { data } = duties.use();
  const open = data?.filter(({ late, today }) => late + today > 0) ?? [];
  if (open.length === 0) return null;
  return (
    <Row as="nav" gap={16} rowGap={6} wraps className="request-duties" aria-label={text("requests.duties")}>
      <span aria-hidden="true">{text("requests.duties")}</span>
      {open.map(({ department, late, today }) => (
        <Link
          key={department}
          to={`${paths.requests}?${requestList.query.address({ view: "toDo", departments: department })}`}
        >
          {text("requests.duty", { department: text(`department.${department}`), count: late + today })}
          {late > 0 && (
            <Text tone="danger" weight={550}>
              {" "}
              {text("requests.dutyLate", { count: late })}
            </Text>
          )}
        </Link>
      ))}
    </Row>
  );
}
