import { salesChannelsContract } from "@/contract/channels/salesChannels";
import { createClient } from "@/shared/api/createClient";

const api = createClient(salesChannelsContract);
const night = { arrival: "2026-04-20", departure: "2026-04-21" };

/** Each kind of write of the sales channels. */
export const channelWrites = () => ({
  async actOnSalesChannel() {
    const { version } = await api.getSalesChannel({ params: { id: "airbnb" } });
    const stopSale = { from: night.arrival, to: night.arrival, roomTypeIds: [] };
    await api.actOnSalesChannel({ params: { id: "airbnb", action: "stop" }, body: { version, stopSale } });
  },
  async receiveBooking() {
    const room = { id: "1", channelRateId: "BK-DBL-BAR", ...night, adults: 2, childrenAges: [], prices: [120_00] };
    const guest = { firstName: "Eva", lastName: "Sanz", email: "" };
    const body = { kind: "new" as const, externalId: "B-1", revision: 1, guest, rooms: [room] };
    await api.receiveBooking({ params: { id: "booking" }, body });
  },
  async actOnChannelMessage() {
    const [waiting] = (await api.listSalesChannels()).unmapped;
    const body = { version: waiting!.version, roomTypeId: "DBL", ratePlanId: "BB" };
    await api.actOnChannelMessage({ params: { id: waiting!.id, action: "map" }, body });
  },
});
