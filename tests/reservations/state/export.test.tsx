import { describe, expect, it, vi } from "vitest";

import { reservationListContract } from "@/contract/reservations/reservationList";
import { toRow } from "@/fakeBackend/hotel/list/toRow";
import { reservationList } from "@/features/reservations/list/reservationList";
import type { ExportRequest } from "@/shared/list/createExportSlice";
import { hotelRequested, selectHotel } from "@/shared/hotel/hotelSlice";
import * as files from "@/shared/csv/saveFile";

import { until } from "../../support/openArea";
import { openList } from "./listDesk";

const { exportReservations } = reservationListContract;

const all: ExportRequest = { filter: {}, columns: ["customer", "channelId", "total"] };

async function openExport() {
  const area = await openList();
  const { see, hotel } = area;
  const saved = vi.spyOn(files, "saveFile").mockImplementation(() => {});
  const rows = hotel.list.find({}).found.map((entry) => toRow(entry, hotel.property));
  const ended = () => until(() => expect(see(reservationList.selectors.selectIsExporting)).toBe(false));
  return { ...area, saved, rows, ended };
}

describe("the list in a file", () => {
  it("has a line for each reservation of all pages, with the columns of the screen", async () => {
    const { dispatch, see, saved, rows, ended, hotel, notices, lastNotice } = await openExport();
    dispatch(hotelRequested());
    await until(() => expect(see(selectHotel)).toBeDefined());
    expect(see(reservationList.selectors.selectIsExporting)).toBe(false);
    dispatch(reservationList.actions.exportRequested(all));
    expect(see(reservationList.selectors.selectIsExporting)).toBe(true);
    await ended();
    const nameOf = new Map(hotel.setUp.channels.all().map(({ id, name }) => [id, name]));
    const euros = new Intl.NumberFormat("es-ES", { useGrouping: false, minimumFractionDigits: 2 });
    const lines = rows.map(({ id, customer, channelId, total }) =>
      [id, customer, nameOf.get(channelId), euros.format(total / 100)].join(";"),
    );
    expect(lines).toHaveLength(12);
    const text = ["\uFEFFID;Cliente;Canal;Total", ...lines, ""].join("\r\n");
    expect(saved).toHaveBeenCalledExactlyOnceWith("reservas.csv", text, "text/csv;charset=utf-8");
    expect(notices()).toEqual(["list.exported"]);
    expect(lastNotice()).toMatchObject({ kind: "success", sentence: { values: { rows: "12 reservas" } } });
  });

  it("has only what is filtered, and channels' own names while those of the house are not there", async () => {
    const { dispatch, saved, rows, ended } = await openExport();
    const [{ id, channelId }] = rows as [(typeof rows)[0]];
    dispatch(reservationList.actions.exportRequested({ filter: { text: id }, columns: ["channelId"] }));
    await ended();
    expect(saved.mock.calls[0]![1]).toBe(`\uFEFFID;Canal\r\n${id};${channelId}\r\n`);
  });

  it("is none where the rows do not come, and the reason is said", async () => {
    const { dispatch, saved, ended, network, notices } = await openExport();
    network.fail(exportReservations, { status: 400, message: "Ahora no." });
    dispatch(reservationList.actions.exportRequested(all));
    await ended();
    await until(() => expect(notices()).toEqual(["Ahora no."]));
    expect(saved).not.toHaveBeenCalled();
    dispatch(reservationList.actions.exportRequested(all));
    await ended();
    expect(saved).toHaveBeenCalledOnce();
  });

  it("is made once, however often it is requested before it is ready", async () => {
    const { dispatch, saved, ended, network } = await openExport();
    network.slow(exportReservations);
    dispatch(reservationList.actions.exportRequested(all));
    dispatch(reservationList.actions.exportRequested(all));
    await ended();
    await network.idle();
    expect(saved).toHaveBeenCalledOnce();
  });
});

describe("the list on paper", () => {
  it("has all rows and columns, until it is printed", async () => {
    const { dispatch, see, rows, ended, saved, notices } = await openExport();
    dispatch(reservationList.actions.printRequested(all));
    expect([see(reservationList.selectors.selectIsExporting), see(reservationList.selectors.selectSheet)]).toEqual([
      true,
      undefined,
    ]);
    await ended();
    expect(see(reservationList.selectors.selectSheet)).toEqual({ ...all, rows });
    expect([saved.mock.calls, notices()]).toEqual([[], []]);
    dispatch(reservationList.actions.exportEnded());
    expect([see(reservationList.selectors.selectIsExporting), see(reservationList.selectors.selectSheet)]).toEqual([
      false,
      undefined,
    ]);
  });

  it("gives way to what is asked for next", async () => {
    const { dispatch, see, rows, ended } = await openExport();
    dispatch(reservationList.actions.printRequested(all));
    await ended();
    dispatch(reservationList.actions.printRequested({ ...all, filter: { view: "cancelled" } }));
    expect(see(reservationList.selectors.selectSheet)).toBeUndefined();
    await ended();
    const cancelled = rows.filter(({ situation }) => situation === "cancelled");
    expect(cancelled).toHaveLength(4);
    expect(see(reservationList.selectors.selectSheet)!.rows).toEqual(expect.arrayContaining(cancelled));
    expect(see(reservationList.selectors.selectSheet)!.rows).toHaveLength(4);
  });

  it("does not come where the rows do not, and the reason is said", async () => {
    const { dispatch, see, ended, network, notices } = await openExport();
    network.fail(exportReservations, { status: 400, message: "Ahora no." });
    dispatch(reservationList.actions.printRequested(all));
    await ended();
    await until(() => expect(notices()).toEqual(["Ahora no."]));
    expect(see(reservationList.selectors.selectSheet)).toBeUndefined();
    dispatch(reservationList.actions.printRequested(all));
    await until(() => expect(see(reservationList.selectors.selectSheet)).toBeDefined());
  });
});
