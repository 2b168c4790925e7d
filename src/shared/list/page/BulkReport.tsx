import { useDispatch, useSelector } from "react-redux";
import { Link } from "react-router-dom";

import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { IconButton } from "@/shared/ui/IconButton";
import { CloseIcon } from "@/shared/ui/icons";
import { Text } from "@/shared/ui/layout/Text";

import type { List } from "../createList";

/** Which rows a bulk action could not change, and why. */
export function BulkReport({ list: { actions, selectors, texts, pathOf } }: { list: List }) {
  const { text } = useText();
  const dispatch = useDispatch();
  const reasonText = useReason();
  const refused = useSelector(selectors.selectBulkRefused);
  if (refused.length === 0) return null;
  return (
    <div className="bulk-report" role="alert">
      <Text as="p" after={4} tone="danger" weight={600}>
        {text("bulk.notDone", { rows: text(`${texts}.count`, { count: refused.length }) })}
      </Text>
      <ul className="bullets">
        {refused.map(({ id, name, reasons }) => {
          const named = (
            <>
              <bdi>{name}</bdi> ({id})
            </>
          );
          return (
            <li key={id}>
              {pathOf ? <Link to={pathOf(id)}>{named}</Link> : named}{" "}
              {reasons.map((reason) => reasonText(reason)).join(" ")}
            </li>
          );
        })}
      </ul>
      <IconButton
        label={text("close")}
        icon={CloseIcon}
        size={16}
        onClick={() => dispatch(actions.bulkReportClosed())}
      />
    </div>
  );
}
