import {
  type ConnectedChannel,
  type ChannelAction,
  type ChannelFields,
  type ChannelInputs,
  channelLimits,
  type ChannelMapping,
  type ChannelReason,
  channelReasonTexts,
  type ConnectionState,
  connectionStates,
  type StopSale,
} from "@/contract/channels/channel";
import type { CivilDate } from "@/contract/property";

import { isCivilDate } from "../civilDate";
import { generalReason } from "../definition/generalReason";
import { type Fault, unless } from "../faults";
import { reasonsFrom } from "../reasonFor";
import { stateMachine } from "../stateMachine";

export const channelReason = reasonsFrom(channelReasonTexts);

type Ruled = Pick<ConnectedChannel, "state" | "mappings">;

const isMapped = ({ mappings }: Ruled): ChannelReason[] =>
  mappings.length > 0 ? [] : [channelReason("CHANNEL_NOTHING_MAPPED")];

/** `passed` is the channel's answer to a test; that it fails follows from messages that it has refused. */
export const channelLife = stateMachine<ConnectionState, ChannelReason, Ruled>()(
  {
    connect: { from: ["disconnected"], to: "testing", guards: [isMapped] },
    test: { from: ["connected", "failing"], to: "testing", guards: [isMapped] },
    passed: { from: ["testing"], to: "connected" },
    pause: { from: ["connected", "failing"], to: "paused" },
    resume: { from: ["paused"], to: "testing", guards: [isMapped] },
    disconnect: { from: ["testing", "connected", "failing", "paused"], to: "disconnected" },
    sync: { from: ["connected", "failing"], guards: [isMapped] },
    set: { from: connectionStates },
    map: { from: connectionStates },
    stop: { from: connectionStates },
    unstop: { from: connectionStates },
    resend: { from: ["connected", "failing"] },
  },
  { foreign: () => generalReason("ACT_NOT_NOW") },
);

type ChannelFault = Fault<ChannelReason>;

/** A percentage with two decimals at most. */
const isPercent = (value: number | undefined, least: number, most: number) =>
  value !== undefined && value >= least && value <= most && Number((value * 100).toFixed(6)) % 1 === 0;

/** The field of a mapping in a form. */
export const mappingField = ({ roomTypeId, ratePlanId }: Pick<ChannelMapping, "roomTypeId" | "ratePlanId">): string =>
  `${roomTypeId}/${ratePlanId}`;

/** The hotel's names of a type and a plan, none where it has no such one. */
export interface MappingNames {
  typeName: (id: string) => string | undefined;
  planName: (id: string) => string | undefined;
}

/** A mapping that stays as it was is not judged again: the channel may have taken its rate out of the list. */
function mappingFaults(
  { rates, mappings: former }: Pick<ConnectedChannel, "rates" | "mappings">,
  mappings: ChannelMapping[],
  names: MappingNames,
): ChannelFault[] {
  return mappings.flatMap((mapping, place): ChannelFault[] => {
    const field = mappingField(mapping);
    const isOf = (one: ChannelMapping) => mappingField(one) === field;
    const before = mappings.slice(0, place);
    if (before.some(isOf)) return [{ field, reason: channelReason("MAPPING_TAKEN") }];
    const isKept = former.find(isOf)?.channelRateId === mapping.channelRateId;
    const isOfHotel = names.typeName(mapping.roomTypeId) && names.planName(mapping.ratePlanId);
    if (!isKept && !isOfHotel) return [{ field, reason: channelReason("MAPPING_MISSING") }];
    if (!isKept && !rates.some(({ id }) => id === mapping.channelRateId))
      return [{ field, reason: channelReason("CHANNEL_RATE_UNKNOWN") }];
    const taken = before.find(({ channelRateId }) => channelRateId === mapping.channelRateId);
    if (!taken) return [];
    const { roomTypeId, ratePlanId } = taken;
    const values = {
      roomType: names.typeName(roomTypeId) ?? roomTypeId,
      rate: names.planName(ratePlanId) ?? ratePlanId,
    };
    return [{ field, reason: channelReason("CHANNEL_RATE_TAKEN", values) }];
  });
}

function stopFaults(
  { from, to, roomTypeIds }: Omit<StopSale, "id">,
  businessDate: CivilDate,
  { typeName }: MappingNames,
): ChannelFault[] {
  if (!Array.isArray(roomTypeIds) || !roomTypeIds.every(typeName))
    return [{ field: "roomTypeIds", reason: generalReason("FIELD_UNKNOWN") }];
  const malformed = [{ from }, { to }].flatMap((one) =>
    Object.entries(one).flatMap(([field, date]) =>
      unless(isCivilDate(date), field, () => channelReason("STOP_DATE_INVALID")),
    ),
  );
  if (malformed.length > 0) return malformed;
  if (to < from) return [{ field: "to", reason: channelReason("STOP_INVERTED") }];
  return unless(to >= businessDate, "to", () => channelReason("STOP_PAST"));
}

type ActedChannel = Pick<ConnectedChannel, "rates" | "mappings"> & { stopSales: readonly StopSale[] };

/** Faults of the input of an act, each with the field of its form. */
export const channelActFaults = (
  action: ChannelAction,
  input: ChannelFields,
  channel: ActedChannel,
  businessDate: CivilDate,
  names: MappingNames,
): ChannelFault[] => faultsOf[action]?.(input, channel, businessDate, names) ?? [];

const faultsOf: {
  [Action in ChannelAction]?: (
    input: Partial<ChannelInputs[Action]>,
    channel: ActedChannel,
    businessDate: CivilDate,
    names: MappingNames,
  ) => ChannelFault[];
} = {
  set({ markupPercent, commissionPercent }) {
    const { least, most: max } = channelLimits.markup;
    return [
      ...unless(isPercent(markupPercent, least, max), "markupPercent", () =>
        channelReason("MARKUP_INVALID", { least, max }),
      ),
      ...unless(isPercent(commissionPercent, 0, 100), "commissionPercent", () => channelReason("COMMISSION_INVALID")),
    ];
  },
  map: ({ mappings = [] }, channel, _, names) => mappingFaults(channel, mappings, names),
  stop({ stopSale = { from: "", to: "", roomTypeIds: [] } }, { stopSales }, businessDate, names) {
    const { stopSales: max } = channelLimits;
    if (stopSales.length >= max) return [{ field: "from", reason: channelReason("STOPS_TOO_MANY", { max }) }];
    return stopFaults(stopSale, businessDate, names);
  },
};
