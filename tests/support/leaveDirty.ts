import { addDays } from "@/domain/civilDate";
import type { Hotel } from "@/fakeBackend/hotel/Hotel";

/** A guest has left the room today, after a night. */
export function leaveDirty(hotel: Hotel, roomId: string) {
  const { businessDate } = hotel.property;
  const arrival = addDays(businessDate, -1);
  const [stay] = hotel.all();
  const roomTypeId = hotel.room(roomId)!.roomTypeId;
  hotel.put({
    ...stay!,
    ...hotel.nextNames(),
    state: "checkedOut",
    arrival,
    departure: businessDate,
    checkedOutOn: businessDate,
    nights: [{ date: arrival, price: 0, roomTypeId, roomId }],
    history: undefined,
  });
}
