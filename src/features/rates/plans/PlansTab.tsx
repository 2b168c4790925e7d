import { useState } from "react";

import type { RoomType } from "@/contract/property";
import type { RateCalendar } from "@/contract/reservations/rateCalendar";
import type { RatePlan } from "@/contract/reservations/rates";
import { useText } from "@/shared/i18n/useText";
import { Stack } from "@/shared/ui/layout/Stack";
import { PlainTable } from "@/shared/ui/PlainTable";

import { useRateWords } from "../values/rateWords";
import { DerivationDialog } from "./DerivationDialog";
import { FloorDialog } from "./FloorDialog";

/** How each plan's prices come about, and the least that each type is sold for. */
export function PlansTab({ calendar }: { calendar: RateCalendar }) {
  const { text } = useText();
  const words = useRateWords(calendar);
  const [plan, setPlan] = useState<RatePlan>();
  const [type, setType] = useState<RoomType>();
  const { ratePlans, roomTypes, seasons, currency } = calendar;
  const floorOf = ({ id }: RoomType) => seasons.find(({ roomTypeId }) => roomTypeId === id)?.nights[0]?.floor;

  return (
    <Stack gap={24}>
      <PlainTable
        caption={text("rates.plans")}
        rows={ratePlans.filter(({ isActive }) => isActive)}
        keyOf={({ id }) => id}
        columns={[
          { id: "code", head: text("rates.code"), render: ({ code }) => <bdi>{code}</bdi> },
          { id: "name", head: text("rates.name"), isRowHead: true, render: ({ name }) => <bdi>{name}</bdi> },
          {
            id: "formula",
            head: text("rates.formula"),
            render: (of) => <bdi>{words.formulaOf(of, ratePlans) || text("rates.ownPrices")}</bdi>,
          },
          {
            id: "act",
            head: text("rates.change"),
            render: (of) => (
              <ChangeButton name={text("rates.changeOf", { name: of.name })} onPress={() => setPlan(of)} />
            ),
          },
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
          {
            id: "act",
            head: text("rates.change"),
            render: (of) => (
              <ChangeButton name={text("rates.changeOf", { name: of.name })} onPress={() => setType(of)} />
            ),
          },
        ]}
      />
      {plan && <DerivationDialog calendar={calendar} plan={plan} words={words} onClose={() => setPlan(undefined)} />}
      {type && <FloorDialog type={type} floor={floorOf(type)} words={words} onClose={() => setType(undefined)} />}
    </Stack>
  );
}

function ChangeButton({ name, onPress }: { name: string; onPress: () => void }) {
  const { text } = useText();
  return (
    <button type="button" className="btn btn-quiet btn-sm" aria-label={name} onClick={onPress}>
      {text("rates.change")}
    </button>
  );
}
