import { useId } from "react";

import type { Planning, PlanningRoom } from "@/contract/reservations/planning";
import type { CivilDate } from "@/contract/property";
import type { Judge } from "@/domain/planning/judgeMove";
import { nightsBetween } from "@/domain/stay";
import { newStayPath } from "@/shared/hotel/newStayPath";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { openPath } from "@/shared/routing/openPath";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Dialog } from "@/shared/ui/overlays/Dialog";
import { LoadState } from "@/shared/ui/states/LoadState";
import { Reasons } from "@/shared/ui/states/Reasons";

import { newStayOffers } from "./newStayOffers";

export interface RoomNights {
  room: PlanningRoom;
  arrival: CivilDate;
  departure: CivilDate;
}

interface NightsDialogProps {
  plan: Planning;
  nights: RoomNights;
  judge: Judge;
  onBlock: () => void;
  onClose: () => void;
}

/** Acts on free nights of a room. */
export function NightsDialog({ plan, nights, judge, onBlock, onClose }: NightsDialogProps) {
  const { room, arrival, departure } = nights;
  const { text } = useText();
  const { date } = useFormat();
  const id = useId();
  const reasons = judge.ofNewStay(room, { arrival, departure });
  const { id: roomId, roomTypeId } = room;
  return (
    <Dialog isOpen title={text("booking.roomNumber", { room: room.number })} onClose={onClose}>
      <Stack gap={12} className="planning-stay">
        <p>
          <bdi>
            {date(arrival)} – {date(departure)}
          </bdi>{" "}
          · {text("booking.nights", { count: nightsBetween(arrival, departure) })}
        </p>
        {reasons.length === 0 && <LeastPrice plan={plan} nights={nights} />}
        <Row gap={12} rowGap={8} wraps className="planning-acts">
          <button
            type="button"
            className="btn btn-primary"
            autoFocus
            aria-disabled={reasons.length > 0 || undefined}
            aria-describedby={reasons.length > 0 ? id : undefined}
            onClick={() => reasons.length === 0 && openPath(newStayPath({ arrival, departure, roomTypeId, roomId }))}
          >
            {text("planning.newStay")}
          </button>
          <button type="button" className="btn btn-quiet" onClick={onBlock}>
            {text("planning.block")}
          </button>
        </Row>
        {reasons.length > 0 && (
          <p id={id}>
            <Reasons reasons={reasons} isQuiet />
          </p>
        )}
      </Stack>
    </Dialog>
  );
}

/** People in the form of a new reservation, as far as the room takes them. */
const USUAL_ADULTS = 2;

/** The lowest price of a new stay, by the offers that its form has; or why the type is not for sale. */
function LeastPrice({ plan, nights: { room, arrival, departure } }: Pick<NightsDialogProps, "plan" | "nights">) {
  const { text } = useText();
  const { money } = useFormat();
  const { maxAdults = USUAL_ADULTS } = plan.roomTypes.find(({ id }) => id === room.roomTypeId) ?? {};
  const adults = Math.min(USUAL_ADULTS, maxAdults);
  const load = newStayOffers.use({ arrival, departure, adults });
  const offers = load.data?.filter(({ roomTypeId }) => roomTypeId === room.roomTypeId) ?? [];
  const totals = offers.filter(({ reasons }) => reasons.length === 0).map(({ total }) => total);
  const price = money({ cents: Math.min(...totals), currency: plan.currency });
  return (
    <>
      <LoadState load={load} failed={text("booking.offersFailed")} />
      {totals.length > 0 ? (
        <p>
          {text("desk.peopleCount", { adults, children: 0 })} · {text("booking.priceFrom", { price })}
        </p>
      ) : (
        <Reasons reasons={offers[0]?.reasons ?? []} isQuiet />
      )}
    </>
  );
}
