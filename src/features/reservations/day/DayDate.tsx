import { useSelector } from "react-redux";

import type { CivilDate } from "@/contract/property";
import { sheetNames } from "@/shared/day/deskSheets";
import { SheetButton } from "@/shared/day/SheetButton";
import { useHotelTimes } from "@/shared/hotel/useHotelTimes";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { RefreshIcon } from "@/shared/ui/icons";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";

import { selectDayLoadedAt, selectDayStatus } from "./daySlice";

interface DayDateProps {
  businessDate: CivilDate;
  onRefresh: () => void;
}

/** Which day it is for the hotel, and how old its figures are. */
export function DayDate({ businessDate, onRefresh }: DayDateProps) {
  const { text } = useText();
  const { longDay } = useFormat();
  const { time } = useHotelTimes();
  const loadedAt = useSelector(selectDayLoadedAt);
  const isLoading = useSelector(selectDayStatus) === "loading";
  return (
    <Stack gap={12} className="day-head">
      <Row gap={16} rowGap={8} wraps>
        <p className="day-date">
          <Text as="time" size={18} weight={620} dateTime={businessDate}>
            {longDay(businessDate)}
          </Text>
          <Muted as="small" size={13}>
            {text("day.businessDate")}. {text("day.businessDate.why")}
          </Muted>
        </p>
        <Muted as="p" size={13} role="status">
          {text("day.updatedAt", { time: time(loadedAt) })}
        </Muted>
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
      </Row>
      <Row gap={8} wraps>
        {sheetNames.map((sheet) => (
          <SheetButton key={sheet} sheet={sheet} />
        ))}
      </Row>
    </Stack>
  );
}
