import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useDispatch } from "react-redux";
import { useLocation, useNavigate } from "react-router-dom";

import type { RoomType } from "@/contract/property";
import { type RoomAction, roomStatusLimits, type RoomStatus, type RoomStatuses } from "@/contract/rooms/roomStatus";
import { permissionOf } from "@/domain/permissionFor";
import { roomStatusReason } from "@/domain/rooms/roomLife";
import { areTooLong, WordsField } from "@/shared/actions/WordsField";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { RoomActs } from "@/shared/rooms/RoomActs";
import { RoomFacts } from "@/shared/rooms/RoomFacts";
import { roomWrite, roomMarkWrites } from "@/shared/rooms/roomStatuses";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { Drawer, useDrawerClose } from "@/shared/ui/overlays/Drawer";
import { LoadState } from "@/shared/ui/states/LoadState";

import { FaultForm } from "./FaultForm";
import { RoomLines } from "./RoomLines";

interface RoomStatusDrawerProps {
  id: string;
  load: { data: RoomStatuses | undefined; status: "loading" | "loaded" | "failed"; request: () => void };
  typeOf: (typeId: string) => RoomType | undefined;
}

/** A room with its acts, over the board. */
export function RoomStatusDrawer({ id, load, typeOf }: RoomStatusDrawerProps) {
  const { text } = useText();
  const close = useDrawerClose(paths.roomStatus);
  const room = load.data?.rooms.find((one) => one.id === id);
  useAskedAct(room);
  return (
    <Drawer
      title={room ? text("roomState.room", { room: room.number }) : text("roomStatus.menu")}
      beside={room && <Muted>{typeOf(room.roomTypeId)?.name}</Muted>}
      onClose={close}
    >
      {room && (
        <Stack gap={20} tabIndex={-1}>
          <RoomActs room={room} />
          <RoomFacts room={room} />
          {room.discrepancy && <DiscrepancyForm room={room} discrepancy={room.discrepancy} />}
          <PeopleForm room={room} />
          <FaultForm room={room} />
          <RoomLines history={room.history} />
        </Stack>
      )}
      <LoadState
        load={load}
        failed={text("roomState.failed")}
        empty={load.data !== undefined && !room && text("roomState.unknown")}
      />
      {load.data && !room && <PathLink to={paths.roomStatus}>{text("roomStatus.toBoard")}</PathLink>}
    </Drawer>
  );
}

/** Does the act that the palette has asked for, once: a reload or a way back does not repeat it. */
function useAskedAct(room: RoomStatus | undefined) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const asked = (state as { act?: RoomAction } | null)?.act;
  const isDone = useRef(false);
  const act = useEffectEvent((action: RoomAction) => {
    if (!room || isDone.current) return;
    isDone.current = true; // React rehearses its effects
    void navigate(".", { replace: true, state: null });
    if (permissionOf(room, action)?.isAllowed) dispatch(roomMarkWrites.written(roomWrite(room, action)));
  });
  const isThere = room !== undefined;
  useEffect(() => {
    if (asked && isThere) act(asked);
  }, [asked, isThere]);
}

interface DiscrepancyFormProps {
  room: RoomStatus;
  discrepancy: NonNullable<RoomStatus["discrepancy"]>;
}

/** How desk and housekeeping disagree, and why that is cleared up. */
function DiscrepancyForm({ room, discrepancy: { kind, seen, by } }: DiscrepancyFormProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const [note, setNote] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const isMissing = note.trim() === "";
  const form = useRef<HTMLFormElement>(null);

  // it goes once it is cleared up, here or at another desk: the focus stays in the drawer
  useLayoutEffect(() => {
    const { current } = form;
    return () => {
      if (current?.contains(document.activeElement)) current.parentElement?.focus({ preventScroll: true });
    };
  }, []);

  function resolve(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (isMissing || areTooLong(note)) leadToField(event);
    else dispatch(roomMarkWrites.written(roomWrite(room, "resolveDiscrepancy", { note: note.trim() })));
  }

  return (
    <Stack
      as="form"
      gap={8}
      padX={12}
      padY={12}
      round="medium"
      fill="sand-tint"
      noValidate
      aria-label={text("roomState.discrepancy")}
      ref={form}
      onSubmit={resolve}
    >
      <Text as="p" weight={600}>
        {text(`roomState.discrepancy.${kind}`)}
      </Text>
      <p>
        {text("roomState.discrepancy.counts", { people: room.people, seen })}
        {by && (
          <>
            {" · "}
            <bdi>{by}</bdi>
          </>
        )}
      </p>
      <WordsField
        label={text("roomState.reason")}
        value={note}
        onChange={setNote}
        problem={isChecked && isMissing ? text("reason.FIELD_MISSING") : undefined}
      />
      <button type="submit" className="btn btn-quiet">
        {text("roomState.resolve")}
      </button>
    </Stack>
  );
}

/** The field of the form has a fault. */
const leadToField = ({ currentTarget }: FormEvent) =>
  currentTarget.querySelector<HTMLElement>("input, select")?.focus();

const max = roomStatusLimits.mostPeople;
const counts = ["", ...Array.from({ length: max + 1 }, (_, count) => `${count}`)].map(
  (count) => [count, count || "–"] as const,
);

/** How many people housekeeping saw: none is proposed, so that each number was counted. It changes nothing of the stay. */
function PeopleForm({ room }: { room: RoomStatus }) {
  const { text } = useText();
  const reasonText = useReason();
  const dispatch = useDispatch();
  const [people, setPeople] = useState("");
  const [isMissing, setIsMissing] = useState(false);

  function choose(count: string) {
    setPeople(count);
    setIsMissing(false);
  }

  function report(event: FormEvent) {
    event.preventDefault();
    setIsMissing(people === "");
    if (people === "") {
      leadToField(event);
      return;
    }
    dispatch(roomMarkWrites.written(roomWrite(room, "reportPeople", { people: Number(people) })));
    setPeople("");
  }

  return (
    <Row as="form" gap={8} align="end" onSubmit={report}>
      <ChoiceControl
        label={text("roomState.seen")}
        value={people}
        choices={counts}
        onChange={choose}
        problem={isMissing ? reasonText(roomStatusReason("ROOM_STATUS_PEOPLE", { max })) : undefined}
      />
      <button type="submit" className="btn btn-quiet touchable">
        {text("roomState.report")}
      </button>
    </Row>
  );
}
