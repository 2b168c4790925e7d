import { useFormikContext } from "formik";

import type { Room } from "@/contract/property";
import type { BookingValues } from "@/shared/stay/record/bookingValues";
import { ExtensionChoices } from "@/shared/stay/rooms/ExtensionChoices";

/** Saves the stay with the room of its added nights, where its own is not free. */
export function Extension({ id }: { id: string }) {
  const { values, setFieldValue, submitForm } = useFormikContext<BookingValues>();

  async function take({ id: roomId }: Room) {
    await setFieldValue("addedRoomId", roomId);
    await submitForm();
  }

  return <ExtensionChoices id={id} departure={values.departure} onTake={(room) => void take(room)} />;
}
