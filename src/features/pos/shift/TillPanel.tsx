import { useEffect } from "react";
import { useSelector } from "react-redux";
import { useNavigate } from "react-router-dom";

import { type TillId, tills } from "@/contract/outlets";
import { type TillDrawer, type TillShift, tillShift } from "@/contract/pos/shifts";
import { actsOf } from "@/shared/definition/actsOf";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useHotelTimes } from "@/shared/hotel/useHotelTimes";
import { useText } from "@/shared/i18n/useText";
import { RecordActs } from "@/shared/record/RecordActs";
import { newId, paths } from "@/shared/routing/paths";
import { PathLink } from "@/shared/routing/PathLink";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";
import { Columns } from "@/shared/ui/layout/Columns";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { focusHeadingIfLost } from "@/shared/ui/page/focusHeadingIfLost";
import { LoadState } from "@/shared/ui/states/LoadState";
import { StateBadge } from "@/shared/ui/states/StateBadge";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useProperty } from "@/shared/hotel/useProperty";

import { keepChosenTill } from "../tillDevice";
import { tillDrawer } from "../tillDrawer";
import { shiftDialogs, shiftProposals } from "./shiftDialogs";
import { PrintShift } from "./PrintShift";
import { ShiftSheet } from "./ShiftSheet";
import { shifts } from "./shifts";

const acts = actsOf(tillShift, shiftProposals, shiftDialogs);

interface TillPanelProps {
  till: TillId;
  onChoose: (till: TillId) => void;
}

/** The shift of this device's till, with all that is done with its drawer. */
export function TillPanel({ till, onChoose }: TillPanelProps) {
  const { text } = useText();
  const load = tillDrawer.use(till);
  const hotel = useSelector(selectHotel);

  function choose(next: TillId) {
    keepChosenTill(next);
    onChoose(next);
  }

  return (
    <Stack as="section" className="card" padX={20} padY={20} gap={16} after={24} aria-label={text("tillShifts.now")}>
      <Columns least={14} keepsWidth>
        <ChoiceControl
          label={text("tillShifts.till")}
          value={till}
          choices={tills.map((one) => [one, text(`tickets.till.${one}`)])}
          onChange={choose}
        />
      </Columns>
      {!load.data || !hotel ? (
        <LoadState load={load} failed={text("tillShifts.drawerFailed")} />
      ) : load.data.shift ? (
        <CurrentShift key={load.data.shift.id} shift={load.data.shift} />
      ) : (
        <NoShift drawer={load.data} />
      )}
    </Stack>
  );
}

function CurrentShift({ shift }: { shift: TillShift }) {
  const { text } = useText();
  const { dayAndTime } = useHotelTimes();
  const { state, openedAt, by } = shift;
  useEffect(() => focusHeadingIfLost, []); // a closed shift takes its buttons along
  return (
    <>
      <Row gap={12} rowGap={4} wraps>
        <StateBadge tone={tillShift.states[state]}>{text(`tillShifts.state.${state}`)}</StateBadge>
        <Muted>
          {text("tillShifts.openedBy", { time: dayAndTime(openedAt) })} · <bdi>{by}</bdi>
        </Muted>
        <PathLink to={paths.sale}>{text("tillShifts.toSale")}</PathLink>
      </Row>
      <RecordActs
        kind={shifts.record}
        record={shift}
        acts={acts}
        last={state === "open" && <PrintShift shift={shift} />}
      />
      <ShiftSheet shift={shift} />
    </>
  );
}

function NoShift({ drawer: { last } }: { drawer: TillDrawer }) {
  const { text } = useText();
  const { money } = useBookingFormat(useProperty());
  const navigate = useNavigate();
  return (
    <>
      <p>
        {text("tillShifts.none")}{" "}
        {last && text("tillShifts.lastClosed", { shift: last.title, amount: money(last.left ?? 0) })}
      </p>
      <Row gap={8} wraps>
        <button type="button" className="btn btn-primary" onClick={() => void navigate(shifts.record.pathOf(newId))}>
          {text("tillShifts.new")}
        </button>
        {last && <PrintShift shift={last} />}
      </Row>
    </>
  );
}
