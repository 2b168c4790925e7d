import "./day.scss";

import { useSelector } from "react-redux";

import { useHotelTimes } from "@/shared/hotel/useHotelTimes";
import { DemoDateNote } from "@/shared/hotel/DemoDateNote";
import { selectHotelStatus } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { newReservationPath } from "@/shared/routing/paths";
import { AddIcon } from "@/shared/ui/icons";
import { Columns } from "@/shared/ui/layout/Columns";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { Loading } from "@/shared/ui/states/Loading";
import { LoadProblem } from "@/shared/ui/states/LoadProblem";
import { PageHeader } from "@/shared/ui/page/PageHeader";

import { ComingDays } from "./ComingDays";
import { DayCounters } from "./DayCounters";
import { DayDate } from "./DayDate";
import { selectDay, selectDayLoadedAt, selectDayStatus } from "./daySlice";
import { MealsTable } from "./MealsTable";
import { OccupancyStrip } from "./OccupancyStrip";
import { RecentReservations } from "./RecentReservations";
import { UrgentList } from "@/shared/day/UrgentList";
import { useCurrentDay } from "./useCurrentDay";

/** The front desk's day: what is to do, what comes, and how full the hotel is. */
export function DayPage() {
  const { text } = useText();
  const { time } = useHotelTimes();
  const day = useSelector(selectDay);
  const loadedAt = useSelector(selectDayLoadedAt);
  const statuses = new Set([useSelector(selectDayStatus), useSelector(selectHotelStatus)]);
  const ask = useCurrentDay();

  return (
    <>
      <PageHeader
        action={{ icon: AddIcon, label: text("reservations.new"), path: newReservationPath, isPrimary: true }}
      />
      <DemoDateNote />
      {statuses.has("failed") && (
        <Text as="section" after={16} className="card">
          <LoadProblem
            sentence={day ? text("day.stale", { time: time(loadedAt) }) : text("day.failed")}
            onRetry={ask}
          />
        </Text>
      )}
      {!day && statuses.has("loading") && <DaySkeleton />}
      {day && (
        <Stack gap={16} className="day">
          <DayDate businessDate={day.businessDate} onRefresh={ask} />
          <DayCounters day={day} />
          <Columns least={26} gap={16} align="start">
            <UrgentList day={day} />
            <ComingDays days={day.coming} />
          </Columns>
          <OccupancyStrip nights={day.occupancy} />
          <MealsTable days={day.meals} />
          <RecentReservations rows={day.recent} />
        </Stack>
      )}
    </>
  );
}

/** The day's shape while it is on its way. */
function DaySkeleton() {
  return (
    <Stack gap={16} className="day-skeleton">
      <Loading />
      <Columns least={10.5} gap={12} className="figures" aria-hidden="true">
        {Array.from({ length: 5 }, (_, place) => (
          <Text as="div" isFramed key={place} className="day-skeleton-counter" />
        ))}
      </Columns>
      <Columns least={26} gap={16} align="start" aria-hidden="true">
        <Text as="div" isFramed className="day-skeleton-part" />
        <Text as="div" isFramed className="day-skeleton-part" />
      </Columns>
    </Stack>
  );
}
