import { useFormikContext } from "formik";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSelector } from "react-redux";
import { generatePath } from "react-router-dom";

import type { FreeRoom } from "@/contract/reservations/desk";
import { addDays, isCivilDate } from "@/domain/civilDate";
import { type Hotel, hotel as hotelLoad } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { FormSection } from "@/shared/record/sections/FormSection";
import { useStartFrom } from "@/shared/record/AfterSaving";
import { RecordForm } from "@/shared/record/RecordForm";
import { SaveButton } from "@/shared/record/SaveButton";
import { paths } from "@/shared/routing/paths";
import { Columns } from "@/shared/ui/layout/Columns";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { Drawer } from "@/shared/ui/overlays/Drawer";
import { DateField } from "@/shared/ui/fields/dates/DateField";
import { FieldProblem } from "@/shared/ui/fields/FieldProblem";
import { useFieldProblem } from "@/shared/ui/fields/useFieldProblem";
import { LoadState } from "@/shared/ui/states/LoadState";
import { LazySaidNights } from "@/shared/ui/fields/dates/LazySaidNights";

import { bookingRefusals } from "@/shared/stay/booking/bookingRefusals";
import { bookingSchema } from "@/shared/stay/booking/bookingSchema";
import { type BookingValues, newBooking } from "@/shared/stay/record/bookingValues";
import { CompanySection } from "@/shared/stay/booking/CompanySection";
import { GuestSection } from "@/shared/stay/booking/GuestSection";
import { NotesSection } from "@/shared/stay/booking/NotesSection";
import { PeopleFields } from "@/shared/stay/booking/PeopleFields";
import { useBookingFields } from "@/shared/stay/booking/useBookingFields";
import { offersByType, samePlanIn } from "@/shared/stay/offer/offersByType";
import { selectOffers } from "@/shared/stay/offer/offersSlice";
import { useOffers } from "@/shared/stay/offer/useOffers";
import { freeRooms } from "./freeRooms";
import { WalkInGuarantee, WalkInPlan } from "./WalkInOffer";
import { RoomCard } from "./RoomCard";
import { useDeskClose } from "./StayDrawer";
import { reservationRecord } from "@/shared/stay/record/reservationRecord";

/** Who stands at the desk without a reservation: a room that is free tonight, and a name. It goes on to the check-in. */
export function WalkInDrawer() {
  const { text } = useText();
  const close = useDeskClose();
  const load = hotelLoad.use();
  return (
    <Drawer title={text("desk.walkIn")} onClose={close}>
      {load.data ? <WalkInForm hotel={load.data} /> : <LoadState load={load} failed={text("desk.failed")} />}
    </Drawer>
  );
}

/** Guests without a reservation book at the desk. */
const DESK_CHANNEL = "desk";

const walkIn = (hotel: Hotel): BookingValues => ({
  ...newBooking(hotel),
  arrival: hotel.property.businessDate,
  departure: addDays(hotel.property.businessDate, 1),
  adults: 1,
  channelId: DESK_CHANNEL,
  guarantee: "card",
});

function WalkInForm({ hotel }: { hotel: Hotel }) {
  const { text } = useText();
  const { businessDate } = hotel.property;
  return (
    <RecordForm
      form={reservationRecord}
      record={undefined}
      newValues={() => walkIn(hotel)}
      schema={bookingSchema}
      fields={useBookingFields(hotel)}
      refusals={bookingRefusals}
      pathOf={(id) => generatePath(paths.checkIn, { id })}
    >
      <FormSection title={text("booking.stay")}>
        <Columns least={9} gap={16} rowGap={12}>
          <DateField
            name="departure"
            label={text("booking.departure")}
            minDate={addDays(businessDate, 1)}
            today={businessDate}
          />
          <PeopleFields roomTypes={hotel.roomTypes} />
        </Columns>
        <WalkInNights />
      </FormSection>
      <CompanySection hotel={hotel} />
      <FormSection title={text("booking.room")}>
        <Rooms hotel={hotel} />
      </FormSection>
      <WalkInPlan hotel={hotel} />
      <GuestSection />
      <WalkInGuarantee hotel={hotel} />
      <NotesSection isNew />
      <SaveButton />
    </RecordForm>
  );
}

function WalkInNights() {
  const { arrival, departure } = useFormikContext<BookingValues>().values;
  return <LazySaidNights form="walkIn" from={arrival} to={departure} />;
}

/** Asked for where the dates are known; a child without an age costs nothing until it has one. */
function Rooms({ hotel }: { hotel: Hotel }) {
  const { text } = useText();
  const { values } = useFormikContext<BookingValues>();
  const { arrival, departure, adults, childrenAges, company, agency } = values;
  const isStay = isCivilDate(departure) && departure > arrival;
  useOffers(isStay ? values : undefined, undefined);
  if (!isStay) return <Muted as="p">{text("booking.offersLater")}</Muted>;
  const ages = childrenAges.filter((age) => age !== "");
  const people = { adults, children: ages.join(",") || undefined };
  return <FreeRooms hotel={hotel} query={{ departure, ...people, companyId: company?.id, agencyId: agency?.id }} />;
}

/** So many are seen at once. */
const SHOWN = 4;

interface FreeRoomsProps {
  hotel: Hotel;
  query: Parameters<typeof freeRooms.use>[0];
}

const placedIn = ({ roomId = "", roomTypeId = "", ratePlanId = "" }: Partial<FreeRoom> = {}) => ({
  roomId,
  roomTypeId,
  ratePlanId,
});

/** The rooms that are free; the first is chosen until somebody chooses another. */
function FreeRooms({ hotel, query }: FreeRoomsProps) {
  const { text } = useText();
  const { values, initialValues, setValues } = useFormikContext<BookingValues>();
  const startFrom = useStartFrom<BookingValues>();
  const problem = useFieldProblem("roomTypeId");
  const [isWhole, setIsWhole] = useState(false);
  /** The plan, as long as a person has not chosen another. */
  const proposedPlan = useRef("");
  const load = freeRooms.use(query);
  const { data: rooms = [] } = load;

  const types = offersByType(useSelector(selectOffers));

  /** The room at the plan that is chosen, where its type has it. */
  function offered(room: FreeRoom): FreeRoom {
    const type = types.find(({ roomTypeId }) => roomTypeId === room.roomTypeId);
    const { ratePlanId, total, contract } = type ? samePlanIn(type, values.ratePlanId) : room;
    return { ...room, ratePlanId, total, ...(contract && { contract }) };
  }

  const choose = (room: FreeRoom) => void setValues((now) => ({ ...now, ...placedIn(offered(room)) }));

  const chosen = rooms.find(({ roomId }) => roomId === values.roomId);
  /** The form begins with it: nothing was typed yet that could be lost. */
  const offer = useEffectEvent(() => {
    const isOwn = values.ratePlanId !== proposedPlan.current;
    if (!load.data || (chosen && (isOwn || chosen.ratePlanId === values.ratePlanId))) return;
    const first = placedIn(chosen ?? rooms[0]);
    proposedPlan.current = first.ratePlanId;
    void startFrom({ ...initialValues, ...first }, { ...values, ...first });
  });
  useEffect(() => offer(), [load.data]);

  if (rooms.length === 0)
    return <LoadState load={load} failed={text("booking.roomsFailed")} empty={text("desk.noFreeRoom")} />;
  const shown = isWhole ? rooms : rooms.slice(0, SHOWN);
  const all = chosen && !shown.includes(chosen) ? [...shown, chosen] : shown;
  return (
    <>
      <Stack as="fieldset" gap={8}>
        <legend className="visually-hidden">{text("booking.room")}</legend>
        {all.map((room) => (
          <RoomCard key={room.roomId} hotel={hotel} room={offered(room)} isChosen={room === chosen} onChoose={choose} />
        ))}
      </Stack>
      {problem && <FieldProblem id="walk-in-room" problem={problem} />}
      {rooms.length > SHOWN && (
        <button
          type="button"
          className="btn btn-quiet btn-sm btn-own-width"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? text("day.showFewer") : text("day.showAll", { count: rooms.length })}
        </button>
      )}
    </>
  );
}
