import type { ReservationRow } from "@/contract/reservationList";
import { csvOf } from "@/shared/csv/csvOf";
import { saveFile } from "@/shared/csv/saveFile";
import { formatsOf } from "@/shared/format/formats";
import { languageOf } from "@/shared/i18n/languages";
import { currentSpoken } from "@/shared/i18n/spoken";
import { textsOf } from "@/shared/i18n/texts";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onLeading } from "@/shared/saga/watch";

import { reservationsApi } from "../reservationsApi";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { exportEnded, type ExportRequest, exportRequested, printRequested, sheetLoaded } from "./exportSlice";
import { plainCell } from "./plainCell";
import type { ColumnId } from "./useColumns";

export function* exportSaga() {
  yield onLeading(exportRequested, saveCsv);
  yield onLeading(printRequested, loadSheet);
}

function* saveCsv({ filter, columns }: ExportRequest): Saga {
  try {
    const rows = yield* call(reservationsApi.exportReservations, { query: filter });
    const { text } = textsOf(currentSpoken());
    const channels = (yield* select(selectHotel))?.channels ?? [];
    const head = ["ID", ...columns.map((column) => text(`column.${column}`))];
    const { locale } = languageOf(currentSpoken().code);
    const cellOf = (row: ReservationRow) => (column: ColumnId) =>
      plainCell(row, column, channels, text, formatsOf(locale));
    const lines = rows.map((row) => [row.id, ...columns.map(cellOf(row))]);
    yield* call(saveFile, `${text("list.file")}.csv`, csvOf([head, ...lines], locale), "text/csv;charset=utf-8");
    yield* put(noticeShown({ kind: "success", sentence: { id: "list.exported", values: { count: rows.length } } }));
  } finally {
    yield* put(exportEnded());
  }
}

function* loadSheet(request: ExportRequest): Saga {
  try {
    const rows = yield* call(reservationsApi.exportReservations, { query: request.filter });
    yield* put(sheetLoaded({ ...request, rows }));
  } catch (error) {
    yield* put(exportEnded());
    throw error;
  }
}
