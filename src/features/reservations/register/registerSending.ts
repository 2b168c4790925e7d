import type { RegisterResult } from "@/contract/reservations/register";
import { municipalityOf } from "@/domain/register/municipalityOf";
import { sesHospedajes } from "@/domain/register/sesHospedajes";
import { fieldsIn } from "@/domain/register/travellers";
import type { StatePart } from "@/shared/feature";
import { csvOf } from "@/shared/csv/csvOf";
import { saveFile } from "@/shared/csv/saveFile";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { languageOf } from "@/shared/i18n/languages";
import { currentSpoken } from "@/shared/i18n/spoken";
import { textsOf } from "@/shared/i18n/texts";
import { type BulkRequest, createBulkSlice } from "@/shared/list/createBulkSlice";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onLeading } from "@/shared/watch";

import { reservationsApi } from "../reservationsApi";
import { registers } from "./registerRecord";

/** The sending of many registers at once: they are marked, and saved in a file for the authorities. */
export const registerSending = createBulkSlice("registerSending");

function* send({ action, ids }: BulkRequest): Saga {
  const { bulkDone, bulkFailed } = registerSending.actions;
  try {
    const results = yield* call(reservationsApi.sendRegisters, { body: { ids } });
    yield* put(bulkDone([])); // what is incomplete says so in its row
    const done = results.filter(({ isDone }) => isDone);
    if (done.length > 0) {
      if (action === "sendXml") yield* call(saveRegisterXml, done, yield* select(selectHotel));
      else yield* call(saveRegisterFile, done);
      const sentence = { id: "register.sent", values: { count: done.length } } as const;
      yield* put(noticeShown({ kind: "success", sentence }));
    }
    yield* registers.askAgain();
  } catch (error) {
    yield* put(bulkFailed());
    throw error;
  }
}

/** As the portal of the ministry takes it. */
function saveRegisterXml(results: RegisterResult[], hotel: ReturnType<typeof selectHotel>) {
  if (!hotel) return;
  const { text } = textsOf(currentSpoken());
  const file = sesHospedajes(
    results.map(({ register }) => register),
    hotel.property,
  );
  saveFile(`${text("register.file")}.xml`, file, "application/xml;charset=utf-8");
}

/** A line for each person, with the stay in front. A signature stays in the house. */
function saveRegisterFile(results: RegisterResult[]) {
  const { text } = textsOf(currentSpoken());
  const fields = fieldsIn("spain").filter((field) => field !== "signature" && field !== "surnames");
  const head = [
    text("booking.number"),
    text("booking.room"),
    text("booking.arrival"),
    text("booking.departure"),
    ...fields.map((field) => text(`register.field.${field}`)),
  ];
  const lines = results.flatMap(({ register: { id, room, arrival, departure, travellers } }) =>
    travellers
      .map((traveller) => ({ ...traveller, municipalityCode: municipalityOf(traveller) }))
      .map((traveller) => [
        id,
        room,
        arrival,
        departure,
        ...fields.map((field) => (field === "phone" ? { telephone: traveller.phone } : traveller[field])),
      ]),
  );
  const file = csvOf([head, ...lines], languageOf(currentSpoken().code).locale);
  saveFile(`${text("register.file")}.csv`, file, "text/csv;charset=utf-8");
}

export const registerSendingPart: StatePart = {
  slices: [registerSending],
  *saga() {
    yield onLeading(registerSending.actions.bulkRequested, send);
  },
};
