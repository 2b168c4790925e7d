import { useFormikContext } from "formik";

import { bedKinds, inventoryLimits, type RoomTypeField, type RoomTypeRecord } from "@/contract/rooms/inventory";
import { noteLimits } from "@/contract/reservations/reservationDraft";
import { roomTypeFaults, writtenType } from "@/domain/setUp/inventoryFaults";
import { useHoldsFrom } from "@/shared/hotel/useHoldsFrom";
import { useText } from "@/shared/i18n/useText";
import { RecordActs } from "@/shared/record/RecordActs";
import { RecordDrawer } from "@/shared/record/RecordDrawer";
import { RecordForm } from "@/shared/record/RecordForm";
import { RecordHistory } from "@/shared/record/RecordHistory";
import { SaveButton } from "@/shared/record/SaveButton";
import { useRecordWords, type WordedField } from "@/shared/record/useRecordWords";
import { FieldGrid } from "@/shared/ui/fields/FieldGrid";
import { NotesField } from "@/shared/ui/fields/NotesField";
import { NumberSelect } from "@/shared/ui/fields/NumberSelect";
import { TextField } from "@/shared/ui/fields/TextField";
import { Stack } from "@/shared/ui/layout/Stack";
import { RecordHead } from "@/shared/ui/page/RecordHead";

import { PicturesField } from "./PicturesField";
import { switchActs } from "./RoomHead";
import { newRoomType, roomTypeRecord, roomTypeRefusals, type RoomTypeValues } from "./roomTypeRecord";
import { useBedWords } from "./useBedWords";

const fields: Record<RoomTypeField, WordedField> = {
  code: { label: "inventory.code" },
  name: { label: "inventory.name" },
  baseOccupancy: { label: "inventory.baseOccupancy" },
  maxOccupancy: { label: "inventory.maxOccupancy" },
  maxAdults: { label: "inventory.maxAdults" },
  maxChildren: { label: "inventory.maxChildren" },
  cots: { label: "inventory.cots" },
  extraBeds: { label: "inventory.extraBeds" },
  beds: { label: "inventory.beds" },
  price: { label: "inventory.price", as: "cents" },
  extraAdultPrice: { label: "inventory.extraAdultPrice", as: "cents" },
  singleUse: { label: "inventory.singleUse" },
  notes: { label: "inventory.notes" },
  pictures: {
    label: "inventory.pictures",
    as: (count, { text }) => text("inventory.pictureCount", { count: Number(count) }),
  },
};

/** A room type beside the list, or a new one. */
export function RoomTypeDrawer({ id }: { id: string }) {
  const { text } = useText();
  const worded = useRecordWords(fields);
  const bedWords = useBedWords();
  const words = {
    ...worded,
    wordsOf: (field: RoomTypeField, value: string) =>
      field === "beds"
        ? bedWords(Object.fromEntries(value.split(",").map((bed) => [bed.split(" ")[0], Number(bed.split(" ")[1])])))
        : worded.wordsOf(field, value),
  };

  const decided = [
    ...worded.fieldsOf([
      "code",
      "name",
      "baseOccupancy",
      "maxOccupancy",
      "maxAdults",
      "maxChildren",
      "cots",
      "extraBeds",
      "singleUse",
      "notes",
    ]),
    { name: "price", label: text("inventory.price") },
    { name: "extraAdultPrice", label: text("inventory.extraAdultPrice") },
    { name: "beds", label: text("inventory.beds"), words: ({ beds }: RoomTypeValues) => bedWords(beds) },
    {
      name: "pictures",
      label: text("inventory.pictures"),
      words: ({ pictures }: RoomTypeValues) => text("inventory.pictureCount", { count: pictures.length }),
    },
  ];

  return (
    <RecordDrawer
      record={roomTypeRecord}
      id={id}
      newTitle={text("inventory.newType")}
      titleOf={(type) => type?.name ?? text("inventory.roomType")}
    >
      {(type) => (
        <RecordForm
          form={roomTypeRecord}
          record={type}
          newValues={newRoomType}
          faultsOf={(draft) => roomTypeFaults(writtenType(draft))}
          fields={decided}
          refusals={roomTypeRefusals}
          head={type && <TypeHead type={type} />}
        >
          <TypeFields />
          <SaveButton />
          <RecordHistory
            title={text("booking.history")}
            history={type?.history}
            whatOf={(what) => text(`inventory.history.${what}`)}
            words={words}
          />
        </RecordForm>
      )}
    </RecordDrawer>
  );
}

function TypeHead({ type }: { type: RoomTypeRecord }) {
  const { text } = useText();
  return (
    <RecordHead
      label={text("inventory.head")}
      facts={[
        { label: text("inventory.state"), value: text(`inventory.state.${type.isActive ? "inUse" : "off"}`) },
        { label: text("inventory.rooms"), value: type.rooms },
      ]}
    >
      <RecordActs kind={roomTypeRecord} record={type} acts={switchActs} />
    </RecordHead>
  );
}

function TypeFields() {
  const { text } = useText();
  const holdsFrom = useHoldsFrom();
  const { values, setFieldValue } = useFormikContext<RoomTypeValues>();
  const { people, beds, singleUse } = inventoryLimits;
  const count = (
    name: "baseOccupancy" | "maxOccupancy" | "maxAdults" | "maxChildren" | "cots" | "extraBeds" | "singleUse",
    from: number,
    to: number = people,
  ) => (
    <NumberSelect
      name={name}
      label={text(`inventory.${name}`)}
      from={from}
      to={to}
      value={values[name]}
      onChange={(value) => void setFieldValue(name, value)}
    />
  );
  return (
    <Stack gap={16}>
      <FieldGrid>
        <TextField name="code" label={text("inventory.code")} dir="auto" isAsked />
        <TextField name="name" label={text("inventory.name")} dir="auto" isAsked />
        {count("baseOccupancy", 1)}
        {count("maxOccupancy", 1)}
        {count("maxAdults", 1)}
        {count("maxChildren", 0)}
        {bedKinds.map((kind) => (
          <NumberSelect
            key={kind}
            name={`beds.${kind}`}
            label={text(`inventory.bed.${kind}`)}
            from={0}
            to={beds}
            value={values.beds[kind]}
            onChange={(value) => void setFieldValue(`beds.${kind}`, value)}
          />
        ))}
        {count("extraBeds", 0, beds)}
        {count("cots", 0, beds)}
        <TextField
          name="price"
          label={text("inventory.price")}
          hint={`${text("inventory.priceHint")} · ${holdsFrom}`}
          inputMode="decimal"
          isAsked
        />
        <TextField name="extraAdultPrice" label={text("inventory.extraAdultPrice")} inputMode="decimal" />
        {count("singleUse", 0, singleUse)}
      </FieldGrid>
      <NotesField name="notes" label={text("inventory.notes")} limit={noteLimits.letters} />
      <PicturesField />
    </Stack>
  );
}
