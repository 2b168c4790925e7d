import { useId, useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { RoomTypeRow } from "@/contract/rooms/inventory";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { newId } from "@/shared/routing/paths";
import { PathLink } from "@/shared/routing/PathLink";
import { openPathOver } from "@/shared/routing/openPath";
import { AddIcon } from "@/shared/ui/icons";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { type PlainColumn, PlainTable } from "@/shared/ui/PlainTable";
import { LoadState } from "@/shared/ui/states/LoadState";

import { roomTypes } from "./inventoryState";
import { orderWrites } from "./inventoryWrites";
import { OrderButtons, withMoved } from "./OrderButtons";
import { roomTypeRecord } from "./roomTypeRecord";
import { useBedWords } from "./useBedWords";

/** The types in their order, which planning and forms have, too. */
export function RoomTypes() {
  const { text } = useText();
  const { money } = useFormat();
  const bedWords = useBedWords();
  const titleId = useId();
  const currency = useSelector(selectHotel)?.property.currency;
  const load = roomTypes.use();
  const { data: types = [] } = load;
  const [movedId, setMovedId] = useState<string>();
  const moved = types.find(({ id }) => id === movedId);
  const order = types.map(({ id }) => id);
  const dispatch = useDispatch();

  function move(place: number, by: 1 | -1) {
    setMovedId(order[place]);
    dispatch(orderWrites.written({ before: order, after: withMoved(order, place, by), isUndo: false }));
  }

  const columns: PlainColumn<RoomTypeRow>[] = [
    { id: "code", head: text("inventory.code"), render: ({ code }) => <bdi>{code}</bdi> },
    {
      id: "name",
      head: text("inventory.name"),
      isRowHead: true,
      render: ({ id, name, isActive }) => (
        <>
          <PathLink to={roomTypeRecord.pathOf(id)} isOver>
            <bdi>{name}</bdi>
          </PathLink>
          {!isActive && <Muted> {text("inventory.state.off")}</Muted>}
        </>
      ),
    },
    {
      id: "occupancy",
      head: text("inventory.occupancy"),
      isNumeric: true,
      render: (type) => peopleOf(type),
    },
    { id: "beds", head: text("inventory.beds"), render: ({ beds }) => bedWords(beds) },
    { id: "rooms", head: text("inventory.rooms"), isNumeric: true, render: ({ rooms }) => rooms },
    {
      id: "price",
      head: text("inventory.price"),
      isNumeric: true,
      render: ({ price }) => currency && money({ cents: price, currency }),
    },
    {
      id: "order",
      head: text("inventory.order"),
      render: ({ id, name }) => {
        const place = order.indexOf(id);
        const labels = [text("inventory.up", { name }), text("inventory.down", { name })] as const;
        return <OrderButtons labels={labels} place={place} count={order.length} onMove={(by) => move(place, by)} />;
      },
    },
  ];

  return (
    <Stack after={24}>
      <section className="card" aria-labelledby={titleId}>
        <Row gap={16} padX={16} padY={8} justify="between" wraps>
          <h2 id={titleId}>{text("inventory.types")}</h2>
          <button type="button" className="btn btn-quiet" onClick={() => openPathOver(roomTypeRecord.pathOf(newId))}>
            <AddIcon size={18} aria-hidden="true" />
            {text("inventory.newType")}
          </button>
        </Row>
        <LoadState load={load} failed={text("inventory.typesFailed")} />
        <p className="visually-hidden" role="status">
          {moved && text("inventory.place", { name: moved.name, place: types.indexOf(moved) + 1, count: types.length })}
        </p>
        {types.length > 0 && (
          <PlainTable
            labelledBy={titleId}
            rows={types}
            keyOf={({ id }) => id}
            columns={columns}
            className="inventory-types"
          />
        )}
      </section>
    </Stack>
  );
}

const peopleOf = ({ baseOccupancy, maxOccupancy }: RoomTypeRow) =>
  baseOccupancy === maxOccupancy ? maxOccupancy : `${baseOccupancy}–${maxOccupancy}`;
