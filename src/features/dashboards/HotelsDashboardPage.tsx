import "./dashboards.scss";

import { type ReactNode, useDeferredValue } from "react";
import { useDispatch, useSelector } from "react-redux";

import { PeriodView } from "@/shared/figures/period/PeriodView";
import { oneOf, useFigureAddress } from "@/shared/figures/period/useFigureAddress";
import { DemoDateNote } from "@/shared/hotel/DemoDateNote";
import { useText } from "@/shared/i18n/useText";
import { UrgentList } from "@/shared/day/UrgentList";
import { SwitchControl } from "@/shared/ui/fields/switches/SwitchControl";
import { Card } from "@/shared/ui/layout/Card";
import { Columns } from "@/shared/ui/layout/Columns";
import { Stack } from "@/shared/ui/layout/Stack";
import { PageHeader } from "@/shared/ui/page/PageHeader";
import { ErrorBoundary } from "@/shared/ui/states/ErrorBoundary";
import { Loading } from "@/shared/ui/states/Loading";
import { LoadState } from "@/shared/ui/states/LoadState";

import { deskDay, hotelFigures } from "./figures/dashboardsState";
import { Greeting } from "./Greeting";
import { ChannelMix } from "./hotel/ChannelMix";
import { HotelFigureCards } from "./hotel/HotelFigureCards";
import { NightsAhead } from "./hotel/NightsAhead";
import { PickupCard } from "./hotel/PickupCard";
import { TrendCharts } from "./hotel/TrendCharts";
import { type Shortcut, Shortcuts } from "./Shortcuts";

const shortcuts: readonly Shortcut[] = ["day", "newReservation", "reservations", "rooms", "messages", "tasks"];

/** How the hotel is doing, and what the desk has to do next. */
export function HotelsDashboardPage() {
  const { text } = useText();
  const dispatch = useDispatch();
  const address = useFigureAddress((read) => read("noShows", oneOf(["included"])));
  const { period, compare, more: noShows, change } = address;
  const query = { ...period, compare };

  return (
    <>
      <PageHeader />
      <DemoDateNote />
      <Greeting greeting="dashboards.hotels.greeting" />
      <Stack gap={16}>
        <DayAhead />
        <PeriodView
          address={address}
          load={hotelFigures}
          query={query}
          failed={text("dashboards.failed")}
          skeleton={<FiguresSkeleton />}
          fields={
            <SwitchControl
              label={text("dashboards.noShows")}
              isOn={noShows !== undefined}
              onChange={(isOn) => change({ noShows: isOn ? "included" : "" })}
            />
          }
        >
          {(figures) => <HotelFigureCards figures={figures} withNoShows={noShows !== undefined} />}
        </PeriodView>
        <BelowFigures onRetry={() => void dispatch(hotelFigures.requested(query))} />
        <Shortcuts to={shortcuts} />
      </Stack>
    </>
  );
}

/** The server replies in order, and the figures take it longest: the tasks are asked for before them. */
function DayAhead() {
  deskDay.use();
  return null;
}

/** Tasks do not depend on the period; the rest comes with the figures. */
function BelowFigures({ onRetry }: { onRetry: () => void }) {
  // the figures come first: charts take as long to draw as all the rest
  const figures = useDeferredValue(useSelector(hotelFigures.selectData)?.reply);
  const ofFigures = { of: figures, onRetry };
  return (
    <div className="dashboard">
      <Stack gap={16}>
        <Tasks />
        {figures && (
          <Breakable {...ofFigures}>
            <PickupCard figures={figures} />
          </Breakable>
        )}
      </Stack>
      {figures && (
        <Stack gap={16}>
          <Breakable {...ofFigures}>
            <NightsAhead nights={figures.ahead} />
          </Breakable>
          <Columns least={24} gap={16}>
            <Breakable {...ofFigures}>
              <TrendCharts trend={figures.trend} />
            </Breakable>
          </Columns>
          <Breakable {...ofFigures}>
            <ChannelMix figures={figures} />
          </Breakable>
        </Stack>
      )}
    </div>
  );
}

/** The tasks of the desk, as the day board has them. */
function Tasks() {
  const { text } = useText();
  const load = deskDay.use();
  if (load.data)
    return (
      <Breakable of={load.data} onRetry={load.request}>
        <UrgentList day={load.data} />
      </Breakable>
    );
  return (
    <Card title={text("day.urgent")}>
      <div className="card-body">
        <LoadState load={load} failed={text("day.failed")} />
      </div>
    </Card>
  );
}

interface BreakableProps {
  of: unknown;
  onRetry: () => void;
  children: ReactNode;
}

/** A card that breaks asks again for its figures, and leaves the other cards as they are. */
const Breakable = (props: BreakableProps) => (
  <ErrorBoundary {...props} renderProblem={(problem) => <section className="card">{problem}</section>} />
);

/** The shape of the figures while they are on their way. */
const FiguresSkeleton = () => (
  <>
    <Loading />
    {[3, 4].map((cards) => (
      <Columns key={cards} least={10.5} gap={12} className="figures" aria-hidden="true">
        {Array.from({ length: cards }, (_, place) => (
          <div key={place} className="card dashboard-skeleton" />
        ))}
      </Columns>
    ))}
  </>
);
