import type { Product, RoomType, SalesChannel } from "@/contract/property";
import type { RatePlan } from "@/contract/reservations/rates";
import type { Reason } from "@/contract/reservations/reservationReasons";
import type { Reservation } from "@/contract/reservations/reservations";
import type { ReservationDraft } from "@/contract/reservations/reservationDraft";

import { reasonFor } from "../reasonFor";

type Choice = Pick<ReservationDraft, "roomTypeId" | "ratePlanId" | "channelId" | "extras">;

/** The set-up, entries that are switched off included. */
interface Sold {
  roomType: RoomType | undefined;
  ratePlan: RatePlan | undefined;
  channel: SalesChannel | undefined;
  products: readonly Product[];
}

/**
 * Why a draft cannot have what it names: it is switched off. `before` is the reservation that it changes, which keeps what
 * it has, and of an extra as many as it has.
 */
export function notSoldReasons(
  draft: Choice,
  { roomType, ratePlan, channel, products }: Sold,
  before?: Pick<Reservation, keyof Choice>,
): Reason[] {
  const reasons: Reason[] = [];
  if (isOff(roomType, before?.roomTypeId)) reasons.push(reasonFor("ROOM_TYPE_NOT_SOLD", { roomType: roomType.name }));
  if (isOff(ratePlan, before?.ratePlanId)) reasons.push(reasonFor("RATE_NOT_SOLD", { rate: ratePlan.name }));
  if (isOff(channel, before?.channelId)) reasons.push(reasonFor("CHANNEL_NOT_USED", { channel: channel.name }));
  for (const { productId, quantity } of draft.extras) {
    const product = products.find(({ id }) => id === productId);
    const agreed = before?.extras.find((extra) => extra.productId === productId)?.quantity ?? 0;
    if (isOff(product) && quantity > agreed) reasons.push(reasonFor("EXTRA_NOT_SOLD", { extra: product.name }));
  }
  return reasons;
}

const isOff = <Entry extends { id: string; isActive: boolean }>(
  entry: Entry | undefined,
  agreedId?: string,
): entry is Entry => entry !== undefined && !entry.isActive && entry.id !== agreedId;
