import { useSelector } from "react-redux";

import type { CivilDate } from "@/contract/property";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { RefreshIcon } from "@/shared/ui/icons";

import { selectDayLoadedAt, selectDayStatus } from "./daySlice";

interface DayDateProps {
  businessDate: CivilDate;
  onRefresh: () => void;
}

/** Which day it is for the hotel, and how old its figures are. */
export function DayDate({ businessDate, onRefresh }: DayDateProps) {
  const { text } = useText();
  const { longDay, time } = useFormat();
  const loadedAt = useSelector(selectDayLoadedAt);
  const isLoading = useSelector(selectDayStatus) === "loading";
  return (
    <div className="day-head">
      <p className="day-date">
        <time dateTime={businessDate}>{longDay(businessDate)}</time>
        <small>
          {text("day.businessDate")}. {text("day.businessDate.why")}
        </small>
      </p>
      <p className="day-age" role="status">
        {text("day.updatedAt", { time: time(loadedAt) })}
      </p>
      <button
        type="button"
        className="btn btn-quiet"
        aria-disabled={isLoading}
        onClick={() => {
          if (!isLoading) onRefresh();
        }}
      >
        <RefreshIcon size={18} aria-hidden="true" className={isLoading ? "is-turning" : undefined} />
        {text("day.refresh")}
      </button>
    </div>
  );
}
