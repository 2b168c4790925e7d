import { useState } from "react";

import type { RoomType } from "@/contract/property";
import type { RateCalendar } from "@/contract/reservations/rateCalendar";
import type { RatePlan } from "@/contract/reservations/rates";
import { useText } from "@/shared/i18n/useText";
import { Stack } from "@/shared/ui/layout/Stack";
import { PlainTable } from "@/shared/ui/PlainTable";

import { useRateWords } from "../values/rateWords";
import { PlanDialog } from "./PlanDialog";
import type { PlanWrite } from "./planWrites";

/** How each plan's prices come about, and the least that each type is sold for. */
export function PlansTab({ calendar }: { calendar: RateCalendar }) {
  const { text } = useText();
  const words = useRateWords(calendar);
  const [opened, setOpened] = useState<PlanWrite>();
  const { ratePlans, roomTypes, seasons, currency } = calendar;
  const floorOf = ({ id }: RoomType) => seasons.find(({ roomTypeId }) => roomTypeId === id)?.nights[0]?.floor;

  function openPlan({ id: ratePlanId, name, derivedFrom }: RatePlan) {
    const derivation = derivedFrom ?? null;
    setOpened({ ratePlanId, name, before: derivation, after: derivation, isUndo: false });
  }

  function openFloor(type: RoomType) {
    const floor = floorOf(type) ?? null;
    setOpened({ roomTypeId: type.id, name: type.name, before: floor, after: floor, isUndo: false });
  }

  const changing = <Row extends { name: string }>(open: (of: Row) => void) => ({
    id: "act",
    head: text("rates.change"),
    render: (of: Row) => (
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        aria-label={text("rates.changeOf", { name: of.name })}
        onClick={() => open(of)}
      >
        {text("rates.change")}
      </button>
    ),
  });

  return (
    <Stack gap={24}>
      <PlainTable
        caption={text("rates.plans")}
        rows={ratePlans.filter(({ isActive }) => isActive)}
        keyOf={({ id }) => id}
        columns={[
          {
            id: "name",
            head: text("rates.name"),
            isRowHead: true,
            render: (of) => <bdi>{`${of.code} · ${of.name}`}</bdi>,
          },
          {
            id: "formula",
            head: text("rates.formula"),
            render: (of) => <bdi>{words.formulaOf(of, ratePlans) || text("rates.ownPrices")}</bdi>,
          },
          changing(openPlan),
        ]}
      />
      <PlainTable
        caption={text("rates.floors")}
        rows={roomTypes}
        keyOf={({ id }) => id}
        columns={[
          { id: "name", head: text("rates.type"), isRowHead: true, render: ({ name }) => <bdi>{name}</bdi> },
          {
            id: "floor",
            head: text("rates.floor"),
            isNumeric: true,
            render: (of) => {
              const cents = floorOf(of);
              return cents === undefined ? text("rates.floorNone") : words.formats.money({ cents, currency });
            },
          },
          changing(openFloor),
        ]}
      />
      {opened && <PlanDialog calendar={calendar} write={opened} words={words} onClose={() => setOpened(undefined)} />}
    </Stack>
  );
}
