import { expect, it } from "vitest";

import { http } from "@/shared/api/http";

import openApi from "../../../docs/openapi.json";
import { openHotel } from "../../support/hotelBackend";

interface Operation {
  parameters?: { name: string; schema: { $ref?: string } }[];
}

const columnsOf = ({ parameters = [] }: Operation): string[] => {
  const type = parameters
    .find(({ name }) => name === "sort")
    ?.schema.$ref?.split("/")
    .at(-1);
  const schemas: Record<string, object> = openApi.components.schemas;
  return type ? (schemas[type] as { enum: string[] }).enum : [];
};

const lists = Object.entries(openApi.paths as Record<string, { get?: Operation }>)
  .map(([path, { get = {} }]) => [path, columnsOf(get)] as const)
  .filter(([path, columns]) => path.endsWith("/export") && columns.length > 0);

it.each(lists)("sorts %s by each of its columns, up and down", async (path, columns) => {
  openHotel();
  const idsBy = async (sort: string, order: "asc" | "desc") => {
    const { data } = await http.get<{ id: string }[]>(path, { params: { sort, order } });
    return data.map(({ id }) => id);
  };
  const unsorted: string[] = [];
  for (const column of columns) {
    const [up, down] = [await idsBy(column, "asc"), await idsBy(column, "desc")];
    expect(down.toSorted(), column).toEqual(up.toSorted());
    if (up.join() === down.join()) unsorted.push(column);
  }
  expect(unsorted).toEqual([]);
});
