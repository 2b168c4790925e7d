import { useState } from "react";

import { paymentMethods } from "@/contract/account/account";
import type { Reservation } from "@/contract/reservations/reservations";
import { deskPermission } from "@/domain/desk/deskReasons";
import { missingFields } from "@/domain/guests/guestSegments";
import { permissionOf } from "@/domain/permissionFor";
import { missingGuarantee } from "@/domain/reservations/missingGuarantee";
import { roomOf } from "@/domain/reservations/roomOf";
import { isToArrive } from "@/domain/reservations/situationOf";
import { isReady } from "@/domain/rooms/cleanliness";
import { ActionDialog, type OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionRow } from "@/shared/actions/ActionRow";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { CheckIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Reasons } from "@/shared/ui/states/Reasons";

import { KeysField, usualKeys } from "@/shared/stay/rooms/KeysField";
import { type ActionInput, asking, pressed, reservationRecord } from "@/shared/stay/record/reservationRecord";
import { RoomDialog } from "@/shared/stay/rooms/RoomDialog";
import { PaymentDialog } from "@/shared/account/PaymentDialog";
import { folioAccount } from "@/shared/stay/folio/folioAccount";
import { StayField } from "@/shared/stay/folio/StayField";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { StayCheck } from "./StayCheck";
import { desk } from "@/shared/stay/rooms/deskLoad";
import { DeclinedCard } from "./DeclinedCard";
import { FirstButton } from "./FirstButton";
import { NextSteps } from "./NextSteps";
import { LateCheckIn } from "./LateCheckIn";
import { RegisterLink } from "./RegisterLink";
import { RegisterDialog } from "./RegisterDialog";
import { StayHead } from "./StayHead";

interface CheckInProps {
  hotel: Hotel;
  reservation: Reservation;
}

const fieldNames = {
  firstName: "booking.firstName",
  document: "booking.document",
  country: "booking.country",
  birthDate: "guests.field.birthDate",
} as const;

/** The four checks before the keys are given; what is missing is put right in its place. */
export function CheckIn({ hotel, reservation }: CheckInProps) {
  const { text } = useText();
  const { money } = useBookingFormat(hotel.property);
  const waiting = reservationRecord.useWaitingAct(reservation.id);
  const { businessDate } = hotel.property;
  const { guest, actions, state } = reservation;
  const [keys, setKeys] = useState(usualKeys(reservation));
  const { data: today } = desk.use();

  const next = today?.arrivals.find(({ id }) => id !== reservation.id);
  const isArriving = isToArrive(state);
  const roomId = roomOf(reservation, businessDate);
  const room = hotel.rooms.find((one) => one.id === roomId);
  const isDirty = today?.rooms.some((one) => one.roomId === roomId && !isReady(one.cleanliness));
  const missing = missingFields(guest);
  const owed = missingGuarantee(reservation, businessDate);
  const checkIn = permissionOf(reservation, "checkIn");
  const against = checkIn?.reasons ?? [];
  const isApplicable = checkIn?.isApplicable ?? true;
  const ofRoom = isApplicable ? against.filter(({ code }) => code !== "GUARANTEE_MISSING") : [];
  const foreign = isApplicable ? [] : against;
  const isLate = permissionOf(reservation, "checkInLate")?.isApplicable === true;
  const warnings = [
    ...(isDirty ? [text("desk.roomDirty", { room: room?.number ?? "" })] : []),
    ...(missing.length > 0 ? [text("desk.dataWarning")] : []),
  ];
  const permissions = [
    ...actions,
    deskPermission("cleanRoom", reservation, businessDate),
    deskPermission("completeGuest", reservation, businessDate),
  ];
  const row = { kit: reservationRecord.acts, record: reservation, permissions, waiting };
  const acts = {
    assignRoom: asking("assignRoom", (dialog) => <RoomDialog dialog={dialog} reservation={reservation} />),
    completeGuest: asking("completeGuest", (dialog) => <RegisterDialog dialog={dialog} hotel={hotel} guest={guest} />),
    pay: asking("pay", (dialog) => (
      <PaymentDialog
        dialog={dialog}
        account={folioAccount(hotel, reservation)}
        deposit={owed}
        usualMethod={paymentMethods.find((method) => method === dialog.about) ?? "card"}
        room={<StayField />}
      />
    )),
    checkIn: {
      ...pressed("checkIn"),
      isPrimary: () => true,
      input: { keys },
      renderDialog:
        warnings.length > 0
          ? (dialog: OpenDialog<ActionInput>) => <AnywayDialog dialog={dialog} keys={keys} warnings={warnings} />
          : undefined,
    },
  };

  return (
    <Stack gap={16} shrinks>
      <StayHead hotel={hotel} reservation={reservation} />
      {isArriving && (
        <Stack as="ul" gap={8} aria-label={text("desk.checks")}>
          <StayCheck
            title={text("desk.check.room")}
            state={ofRoom.length > 0 || !room ? "blocks" : isDirty ? "warns" : "done"}
            reasons={ofRoom}
            says={
              room && ofRoom.length === 0 && text(isDirty ? "desk.roomDirty" : "desk.roomReady", { room: room.number })
            }
          >
            <ActionRow
              {...row}
              acts={[
                ...(isDirty ? [pressed("cleanRoom")] : []),
                room ? { ...acts.assignRoom, label: "desk.changeRoom" } : { ...acts.assignRoom, isPrimary: () => true },
              ]}
            />
          </StayCheck>
          <StayCheck
            title={text("desk.check.guest")}
            state={missing.length > 0 ? "warns" : "done"}
            says={
              missing.length > 0
                ? text("desk.missing", { fields: missing.map((field) => text(fieldNames[field])) })
                : text("desk.dataComplete")
            }
          >
            <ActionRow
              {...row}
              acts={[missing.length > 0 ? acts.completeGuest : { ...acts.completeGuest, label: "desk.changeData" }]}
            />
            <RegisterLink id={reservation.id} />
          </StayCheck>
          <StayCheck
            title={text("desk.check.guarantee")}
            state={owed > 0 ? "blocks" : "done"}
            says={
              owed > 0
                ? text("reason.GUARANTEE_MISSING", { amount: money(owed) })
                : text("desk.guaranteed", { guarantee: text(`booking.guarantee.${reservation.guarantee}`) })
            }
          >
            {reservation.balance > 0 && (
              <>
                <DeclinedCard property={hotel.property} reservation={reservation} />
                <ActionRow {...row} permissions={reservation.folioActions} acts={[acts.pay]} />
              </>
            )}
          </StayCheck>
          <StayCheck title={text("desk.check.keys")} state="done">
            <KeysField reservation={reservation} keys={keys} onChange={setKeys} />
          </StayCheck>
        </Stack>
      )}
      {isLate && <LateCheckIn hotel={hotel} reservation={reservation} />}
      {state !== "inHouse" && !isLate && foreign.length > 0 && <Reasons reasons={foreign} />}
      {state === "inHouse" && (
        <Row tone="success" as="p" gap={8} weight={620} role="status">
          <CheckIcon size={18} aria-hidden="true" />
          {text("desk.arrived", { room: room?.number ?? "" })}
        </Row>
      )}
      {state === "inHouse" && <NextSteps id={reservation.id} next={next} />}
      <FirstButton>
        <ActionRow {...row} acts={[acts.checkIn, pressed("revertCheckIn"), pressed("revertCheckInLate")]} />
      </FirstButton>
    </Stack>
  );
}

interface AnywayDialogProps {
  dialog: OpenDialog<ActionInput>;
  keys: number;
  warnings: string[];
}

/** Asks whether the guest is received in spite of the warnings. */
function AnywayDialog({ dialog, keys, warnings }: AnywayDialogProps) {
  const { text } = useText();
  return (
    <ActionDialog
      dialog={dialog}
      title={text("desk.anyway")}
      submitLabel={text("booking.action.checkIn")}
      isComplete
      onSubmit={() => dialog.act({ keys })}
    >
      {() => warnings.map((warning) => <p key={warning}>{warning}</p>)}
    </ActionDialog>
  );
}
