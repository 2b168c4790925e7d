import { useFormikContext } from "formik";
import { useSelector } from "react-redux";

import { roomFeatures, type RoomField, type RoomRecord } from "@/contract/rooms/inventory";
import { noteLimits } from "@/contract/reservations/reservationDraft";
import { roomFaults, writtenRoom } from "@/domain/setUp/inventoryFaults";
import { type Hotel, selectHotel } from "@/shared/hotel/hotelSlice";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { RecordDrawer } from "@/shared/record/RecordDrawer";
import { RecordForm } from "@/shared/record/RecordForm";
import { RecordHistory } from "@/shared/record/RecordHistory";
import { SaveButton } from "@/shared/record/SaveButton";
import { useRecordWords, type WordedField } from "@/shared/record/useRecordWords";
import { ChoiceField } from "@/shared/ui/fields/ChoiceField";
import { FieldGrid } from "@/shared/ui/fields/FieldGrid";
import { MultiSelect } from "@/shared/ui/fields/MultiSelect";
import { NotesField } from "@/shared/ui/fields/NotesField";
import { TagsField } from "@/shared/ui/fields/TagsField";
import { TextField } from "@/shared/ui/fields/TextField";
import { Stack } from "@/shared/ui/layout/Stack";

import { PicturesField } from "./PicturesField";
import { RoomHead } from "./RoomHead";
import { newRoom, roomRecord, roomRefusals, type RoomValues } from "./roomRecord";

const fields: Record<RoomField, WordedField> = {
  number: { label: "inventory.number" },
  roomTypeId: { label: "inventory.roomType" },
  floor: { label: "inventory.floor" },
  zone: { label: "inventory.zone" },
  features: {
    label: "inventory.features",
    as: (value, { text, formats }) =>
      formats.series(
        roomFeatures.filter((one) => value.split(",").includes(one)).map((one) => text(`booking.feature.${one}`)),
      ),
  },
  connectsWith: { label: "inventory.connects" },
  notes: { label: "inventory.notes" },
  pictures: {
    label: "inventory.pictures",
    as: (count, { text }) => text("inventory.pictureCount", { count: Number(count) }),
  },
};

/** A room beside the list, or a new one. */
export function RoomRecordDrawer({ id }: { id: string }) {
  const { text } = useText();
  const words = useRecordWords(fields);
  const { series } = useFormat();
  const hotel = useSelector(selectHotel);
  const numbersOf = (ids: readonly string[]) =>
    series((hotel?.rooms ?? []).filter((room) => ids.includes(room.id)).map(({ number }) => number));

  const decided = [
    ...words.fieldsOf(["number", "floor", "zone", "features", "notes"]),
    {
      name: "roomTypeId",
      label: text("inventory.roomType"),
      words: ({ roomTypeId }: RoomValues) => hotel?.roomTypes.find((type) => type.id === roomTypeId)?.name ?? "",
    },
    {
      name: "connectsWith",
      label: text("inventory.connects"),
      words: ({ connectsWith }: RoomValues) => numbersOf(connectsWith),
    },
    {
      name: "pictures",
      label: text("inventory.pictures"),
      words: ({ pictures }: RoomValues) => text("inventory.pictureCount", { count: pictures.length }),
    },
  ];

  return (
    <RecordDrawer
      record={roomRecord}
      id={id}
      newTitle={text("inventory.newRoom")}
      titleOf={(room) => (room ? text("inventory.roomOf", { room: room.number }) : text("inventory.oneRoom"))}
    >
      {(room) =>
        hotel && (
          <RecordForm
            form={roomRecord}
            record={room}
            newValues={() => newRoom(hotel.roomTypes.find(({ isActive }) => isActive)?.id ?? "")}
            faultsOf={(draft) => roomFaults(writtenRoom(draft))}
            fields={decided}
            refusals={roomRefusals}
            head={room && <RoomHead room={room} />}
          >
            <RoomFields room={room} hotel={hotel} />
            <SaveButton />
            <RecordHistory
              title={text("booking.history")}
              history={room?.history}
              whatOf={(what) => text(`inventory.history.${what}`)}
              words={words}
            />
          </RecordForm>
        )
      }
    </RecordDrawer>
  );
}

function RoomFields({ room, hotel: { rooms, roomTypes } }: { room: RoomRecord | undefined; hotel: Hotel }) {
  const { text } = useText();
  const { values, setFieldValue } = useFormikContext<RoomValues>();
  const types = roomTypes.filter(({ id, isActive }) => isActive || id === room?.roomTypeId);
  const others = rooms
    .filter(({ id }) => id !== room?.id)
    .toSorted((one, other) => one.number.localeCompare(other.number, "es", { numeric: true }));
  return (
    <Stack gap={16}>
      <FieldGrid>
        <TextField name="number" label={text("inventory.number")} dir="auto" isAsked />
        <ChoiceField
          name="roomTypeId"
          label={text("inventory.roomType")}
          choices={types.map(({ id }) => id)}
          wordsOf={(id) => types.find((type) => type.id === id)?.name ?? ""}
        />
        <TextField name="floor" label={text("inventory.floor")} isAsked />
        <TextField name="zone" label={text("inventory.zone")} dir="auto" />
      </FieldGrid>
      <TagsField
        name="features"
        label={text("inventory.features")}
        tags={roomFeatures.map((tag) => ({ tag, label: text(`booking.feature.${tag}`) }))}
      />
      <MultiSelect
        label={text("inventory.connects")}
        allLabel={text("inventory.connectsNone")}
        choices={others.map(({ id, number }) => ({ value: id, label: number }))}
        chosen={values.connectsWith}
        onChange={(chosen) => void setFieldValue("connectsWith", chosen.toSorted())}
      />
      <NotesField name="notes" label={text("inventory.notes")} limit={noteLimits.letters} />
      <PicturesField />
    </Stack>
  );
}
