import { nanoid } from "@reduxjs/toolkit";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { RoomStatus } from "@/contract/rooms/roomStatus";
import { faultFields } from "@/contract/rooms/shift";
import { fieldFaults } from "@/domain/definition/fieldFaults";
import { Form } from "@/shared/form/Form";
import { useText } from "@/shared/i18n/useText";
import { selectUser } from "@/shared/session/sessionSlice";
import { NotesField } from "@/shared/ui/fields/NotesField";
import { Stack } from "@/shared/ui/layout/Stack";

import { faultReports } from "./faultReports";

const typed = { text: faultFields.text };

/** Reports what does not work in the room: it gets its flag, and maintenance a message. */
export function FaultForm({ room: { id: roomId, number: room } }: { room: RoomStatus }) {
  const { text } = useText();
  const dispatch = useDispatch();
  const [isOpen, setIsOpen] = useState(false);
  const reportedBy = useSelector(selectUser)?.username ?? "";

  function send(values: { text: string }) {
    dispatch(faultReports.written({ ...values, clientId: nanoid(), roomId, room, reportedBy }));
    setIsOpen(false);
  }

  return (
    <Stack gap={8} align="start">
      <button
        type="button"
        className="btn btn-quiet btn-own-width"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {text("roomState.reportFault")}
      </button>
      {isOpen && (
        <Form initialValues={{ text: "" }} faultsOf={(values) => fieldFaults(typed, values)} onSubmit={send}>
          <NotesField name="text" label={text("roomState.faultText")} limit={faultFields.text.most} rows={3} />
          <button type="submit" className="btn btn-primary">
            {text("roomState.report")}
          </button>
        </Form>
      )}
    </Stack>
  );
}
