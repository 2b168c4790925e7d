import { useMemo } from "react";

import type { Planning } from "@/contract/reservations/planning";
import type { CivilDate } from "@/contract/property";
import { isCivilDate } from "@/domain/civilDate";
import { blockedRoom } from "@/shared/hotel/newPaths";
import { useAddress } from "@/shared/routing/useAddress";

export const ranges = [7, 14, 30, 60] as const;
/** By address alone. */
const YEAR = 365;

type Parameter = "from" | "nights" | keyof RoomFilter | "stay" | "day" | "fold" | typeof blockedRoom;

/** "" for all. */
export interface RoomFilter {
  type: string;
  floor: string;
  feature: string;
  /** The other stays are dimmed. */
  situation: string;
  /** Of a company or an agency; the stays of others are dimmed. */
  company: string;
}

interface PlanningQuery extends RoomFilter {
  /** The business date where it is left out. */
  from?: CivilDate;
  nights: number;
  /** The reservation that is open. */
  stay: string;
  /** The night that is listed on a phone. */
  day: string;
  tab: string;
  /** Number of the room that is to be blocked; of no room where none is chosen yet. */
  block: string;
  /** The types whose rooms are folded away. */
  folded: readonly string[];
}

/** Filter without values that the property does not have. */
export function filterIn(asked: RoomFilter, { roomTypes, rooms, stays }: Planning): RoomFilter {
  const { type, floor, feature, situation, company } = asked;
  return {
    type: roomTypes.some(({ id }) => id === type) ? type : "",
    floor: rooms.some((room) => String(room.floor) === floor) ? floor : "",
    feature: rooms.some(({ features }) => features.some((one) => one === feature)) ? feature : "",
    situation: situation !== "" && stays.some((stay) => stay.situation === situation) ? situation : "",
    company: stays.some((stay) => stay.companies.some(({ id }) => id === company)) ? company : "",
  };
}

/** The query of the page, in the address. */
export function usePlanningQuery() {
  const [params, change] = useAddress<Parameter>();
  const said = (parameter: Parameter) => params.get(parameter) ?? "";
  const from = said("from");
  const nights = [...ranges, YEAR].find((range) => String(range) === said("nights")) ?? 14;
  const fold = said("fold");
  const folded = useMemo(() => fold.split(",").filter(Boolean), [fold]);
  const query: PlanningQuery = {
    from: isCivilDate(from) ? from : undefined,
    nights,
    type: said("type"),
    floor: said("floor"),
    feature: said("feature"),
    situation: said("situation"),
    company: said("company"),
    tab: params.get("tab") ?? "",
    stay: said("stay"),
    day: said("day"),
    block: said(blockedRoom),
    folded,
  };

  return [query, change] as const;
}
