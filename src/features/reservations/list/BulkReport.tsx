import { useDispatch, useSelector } from "react-redux";
import { generatePath, Link } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { CloseIcon } from "@/shared/ui/icons";

import { useReason } from "@/shared/i18n/useReason";
import { bulkReportClosed, selectBulkRefused } from "./bulkSlice";

/** What could not be done with which reservation, and why. */
export function BulkReport() {
  const { text } = useText();
  const dispatch = useDispatch();
  const reasonText = useReason();
  const refused = useSelector(selectBulkRefused);
  if (refused.length === 0) return null;
  return (
    <div className="bulk-report" role="alert">
      <p>{text("bulk.notDone", { count: refused.length })}</p>
      <ul>
        {refused.map(({ id, customer, reasons }) => (
          <li key={id}>
            <Link to={generatePath(paths.reservation, { id })}>
              <bdi>{customer}</bdi> ({id})
            </Link>{" "}
            {reasons.map((reason) => reasonText(reason)).join(" ")}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="icon-button"
        aria-label={text("close")}
        onClick={() => dispatch(bulkReportClosed())}
      >
        <CloseIcon size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
