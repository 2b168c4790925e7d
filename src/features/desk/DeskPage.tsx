import "./desk.scss";

import { useSelector } from "react-redux";
import { useParams } from "react-router-dom";

import type { Desk } from "@/contract/reservations/desk";
import { isSheetName } from "@/shared/day/deskSheets";
import { SheetButton } from "@/shared/day/SheetButton";
import { DemoDateNote } from "@/shared/hotel/DemoDateNote";
import { arrivalsMessagePath } from "@/shared/hotel/newPaths";
import { hotel, selectHotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { openPath } from "@/shared/routing/openPath";
import { paths } from "@/shared/routing/paths";
import { useAddress } from "@/shared/routing/useAddress";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { CreateButton } from "@/shared/ui/page/CreateButton";
import { SearchBox } from "@/shared/ui/fields/search/SearchBox";
import { onDemand } from "@/shared/ui/states/onDemand";
import { LoadState } from "@/shared/ui/states/LoadState";
import { PageHeader } from "@/shared/ui/page/PageHeader";
import { Tabs } from "@/shared/ui/Tabs";
import { OfferBar } from "@/shared/undo/OfferBar";

import { Handover } from "./handover/Handover";
import { RegisterDrawer } from "./register/RegisterDrawer";
import { RegisterTable } from "./register/RegisterTable";
import { roomUndo } from "@/shared/rooms/roomStatuses";
import { useBilledStay } from "@/shared/stay/record/billedStay";
import { desk } from "@/shared/stay/rooms/deskLoad";
import { type DeskList, DeskTable } from "./lists/DeskTable";
import { GroupButton } from "./lists/GroupDialog";
import { NoShows } from "./lists/NoShows";
import { PrintedSheet } from "./print/PrintedSheet";
import { StayDrawer } from "./stay/StayDrawer";

const WalkInDrawer = onDemand(async () => (await import("./stay/WalkInDrawer")).WalkInDrawer, null);

/** Of the address's query: what the lists are searched for. */
const SEARCH_PARAMETER = "text";

/** Who arrives, who is in house and who leaves, with what the desk does for each of them. */
export function DeskPage() {
  const { text } = useText();
  const { act, id } = useParams();
  const load = desk.use();
  hotel.use();
  return (
    <>
      <PageHeader description={text("checkInOut.plan")}>
        <SheetButton sheet="day" />
        <button type="button" className="btn btn-quiet" onClick={() => openPath(paths.close)}>
          {text("desk.close")}
        </button>
        <CreateButton label="desk.walkIn" path={paths.walkIn} />
      </PageHeader>
      <OfferBar undo={roomUndo} takesFocus={false} />
      <DemoDateNote />
      {load.data ? <Lists desk={load.data} /> : <LoadState load={load} failed={text("desk.failed")} />}
      {act === "in" && id && <StayDrawer key={`in ${id}`} id={id} act="checkIn" />}
      {act === "out" && id && <StayDrawer key={`out ${id}`} id={id} act="checkOut" />}
      {act === "travellers" && id && <RegisterDrawer key={`travellers ${id}`} id={id} />}
      {act === "print" && isSheetName(id) && <PrintedSheet name={id} />}
      {act === "walk-in" && <WalkInDrawer />}
    </>
  );
}

const names = { arrivals: "day.arrivals", inHouse: "day.inHouse", departures: "day.departures" } as const;
const lists = Object.keys(names) as [DeskList, ...DeskList[]];

function Lists({ desk: day }: { desk: Desk }) {
  const { text } = useText();
  const property = useSelector(selectHotel)?.property;
  const [query, change] = useAddress();
  const sought = query.get(SEARCH_PARAMETER) ?? "";
  const billed = useBilledStay(sought);

  const seek = (typed: string) => change({ [SEARCH_PARAMETER]: typed }, true);

  const tabOf = (list: DeskList) => ({
    id: list,
    label: text(names[list]),
    count: day[list].length,
    content: (
      <>
        <Row after={12} gap={12} rowGap={8} justify="between" wraps className="desk-tools">
          <SearchBox label={text("desk.search")} value={sought} onChange={seek} />
          <Row gap={8} wraps>
            {list === "arrivals" && (
              <button type="button" className="btn btn-quiet" onClick={() => openPath(arrivalsMessagePath)}>
                {text("day.tomorrow.message")}
              </button>
            )}
            <SheetButton sheet={list} />
            {list !== "inHouse" && (
              <GroupButton act={list === "arrivals" ? "checkIn" : "checkOut"} rows={day[list]} rooms={day.rooms} />
            )}
          </Row>
        </Row>
        <DeskTable
          list={list}
          label={text(names[list])}
          rows={day[list]}
          rooms={day.rooms}
          sought={sought}
          billed={billed}
          currency={property?.currency}
        />
        {list === "arrivals" && <NoShows desk={day} {...{ sought, billed }} currency={property?.currency} />}
      </>
    ),
  });
  const [first, ...others] = lists;
  const shifts = property
    ? [{ id: "handover", label: text("handover.title"), content: <Handover property={property} /> }]
    : [];
  const travellers = { id: "travellers", label: text("register.title"), content: <RegisterTable /> };
  return (
    <Stack as="section" gap={12} className="card desk" aria-label={text("desk.lists")}>
      <Tabs label={text("desk.lists")} tabs={[tabOf(first), ...others.map(tabOf), travellers, ...shifts]} />
    </Stack>
  );
}
