import type { StayRegister } from "@/contract/reservations/register";
import { municipalityOf } from "@/domain/register/municipalityOf";
import { sesFiles } from "@/domain/register/sesHospedajes";
import { fieldsIn, writtenTraveller } from "@/domain/register/travellers";
import type { StatePart } from "@/shared/feature/feature";
import { csvOf } from "@/shared/csv/csvOf";
import { saveFile } from "@/shared/csv/saveFile";
import { type Hotel, selectHotel } from "@/shared/hotel/hotelSlice";
import { languageOf } from "@/shared/i18n/languages";
import { currentSpoken } from "@/shared/i18n/spoken";
import { textsOf } from "@/shared/i18n/texts";
import { type BulkRequest, createBulkSlice } from "@/shared/list/createBulkSlice";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onLeading } from "@/shared/feature/watch";

import { registerApi } from "./registerApi";
import { registers } from "./registerRecord";

/** Files of many registers at once: those that are in one are marked as prepared. Nothing is sent by it. */
export const registerFiles = createBulkSlice("registerFiles");

function* prepare({ action, ids }: BulkRequest): Saga {
  const { bulkDone, bulkFailed } = registerFiles.actions;
  try {
    const results = yield* call(registerApi.prepareRegisters, { body: { ids } });
    yield* put(bulkDone([])); // what is incomplete says so in its row
    const prepared = results.filter(({ isDone }) => isDone).map(({ register }) => register);
    const hotel = yield* select(selectHotel);
    if (prepared.length > 0 && hotel) {
      const files = action === "xml" ? saveXmlFiles(prepared, hotel) : saveCsvFile(prepared);
      const sentence = { id: "register.prepared", values: { count: prepared.length, files } } as const;
      yield* put(noticeShown({ kind: "success", sentence }));
    }
    yield* registers.askAgain();
  } catch (error) {
    yield* put(bulkFailed());
    throw error;
  }
}

/** As the portal of the ministry takes them. Gives how many there are. */
function saveXmlFiles(prepared: StayRegister[], { property }: Hotel): number {
  const { text } = textsOf(currentSpoken());
  const files = sesFiles(prepared, property);
  for (const [place, { isCorrection, xml }] of files.entries()) {
    const name = text(isCorrection ? "register.fileCorrections" : "register.file");
    const isOnly = files.filter((file) => file.isCorrection === isCorrection).length === 1;
    saveFile(isOnly ? `${name}.xml` : `${name}-${place + 1}.xml`, xml, "application/xml;charset=utf-8");
  }
  return files.length;
}

/** A line for each person, with the stay in front. A signature stays in the house. */
function saveCsvFile(prepared: StayRegister[]): number {
  const { text } = textsOf(currentSpoken());
  const fields = fieldsIn("spain").filter((field) => field !== "signature" && field !== "surnames");
  const head = [
    text("booking.number"),
    text("booking.room"),
    text("booking.arrival"),
    text("booking.departure"),
    text("register.correction"),
    ...fields.map((field) => text(`register.field.${field}`)),
  ];
  const lines = prepared.flatMap(({ id, room, arrival, departure, travellers, isCorrection }) =>
    travellers
      .map(writtenTraveller)
      .map((traveller) => ({ ...traveller, municipalityCode: municipalityOf(traveller) }))
      .map((traveller) => [
        id,
        room,
        arrival,
        departure,
        isCorrection ? text("register.correction") : "",
        ...fields.map((field) => (field === "phone" ? { telephone: traveller.phone } : traveller[field])),
      ]),
  );
  const file = csvOf([head, ...lines], languageOf(currentSpoken().code).locale);
  saveFile(`${text("register.file")}.csv`, file, "text/csv;charset=utf-8");
  return 1;
}

export const registerFilesPart: StatePart = {
  slices: [registerFiles],
  *saga() {
    yield onLeading(registerFiles.actions.bulkRequested, prepare);
  },
};
