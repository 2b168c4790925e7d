import { nanoid } from "@reduxjs/toolkit";
import { useState } from "react";
import { useDispatch } from "react-redux";

import type { Shift, ShiftRoom } from "@/contract/rooms/shift";
import { useText } from "@/shared/i18n/useText";

import { FaultDialog } from "./FaultDialog";
import { LostThingDialog } from "./LostThingDialog";
import { MinibarDialog } from "./MinibarDialog";
import { PeopleDialog } from "./PeopleDialog";
import { seenNow, type ShiftWrite, type ShiftWriteKind, shiftWrites } from "./shiftWrites";

type Report = Exclude<ShiftWriteKind, "task">;
const reports: Report[] = ["minibar", "people", "lostThing", "fault"];

interface RoomReportsProps {
  shift: Shift;
  room: ShiftRoom;
  number: string;
  /** Name of the person. */
  by: string;
}

/** All that is told of a room besides the work in it. */
export function RoomReports({ shift, room, number, by }: RoomReportsProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const [open, setOpen] = useState<Report>();
  const [counted, setCounted] = useState(room.guest);
  const { roomId } = room;
  const close = () => setOpen(undefined);
  const shown = (kind: Report) => ({
    isOpen: open === kind,
    title: text("shift.reportOf", { report: text(`shift.report.${kind}`), room: number }),
    onClose: close,
  });

  function start(kind: Report) {
    setOpen(kind);
    setCounted(room.guest);
  }

  /** Whose minibar is counted: another guest may have come while it is. */
  const guest =
    counted && counted.reservationId !== room.guest?.reservationId ? { ...counted, hasLeft: true } : room.guest;

  function write(what: ShiftWrite) {
    dispatch(shiftWrites.written(what));
    close();
  }

  const of = { roomId, room: number };
  return (
    <div className="shift-steps shift-reports">
      {reports.map((kind) => (
        <button key={kind} type="button" className="btn btn-quiet shift-step" onClick={() => start(kind)}>
          {text(`shift.report.${kind}`)}
        </button>
      ))}
      <MinibarDialog
        {...shown("minibar")}
        shift={shift}
        guest={guest}
        reports={room.reports}
        onSend={(items, { reservationId }) =>
          write({
            ...of,
            kind: "minibar",
            content: { clientId: nanoid(), roomId, reservationId, items, countedBy: by, at: seenNow(room).at },
          })
        }
      />
      <PeopleDialog
        {...shown("people")}
        guest={room.guest}
        onSend={(people) => write({ ...of, kind: "people", content: { people, seenBy: by, ...seenNow(room) } })}
      />
      <LostThingDialog
        {...shown("lostThing")}
        onSend={(thing) =>
          write({
            ...of,
            kind: "lostThing",
            content: {
              clientId: nanoid(),
              draft: { ...thing, roomId, foundAt: seenNow(room).at, foundBy: by },
            },
          })
        }
      />
      <FaultDialog
        {...shown("fault")}
        onSend={(fault) =>
          write({
            ...of,
            kind: "fault",
            content: { ...fault, clientId: nanoid(), roomId, reportedBy: by, at: seenNow(room).at },
          })
        }
      />
    </div>
  );
}
