import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";

import * as files from "@/shared/csv/saveFile";
import * as navigation from "@/shared/routing/openPath";

import { openSmallList } from "./openSmallList";

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const checkbox = (name: string | RegExp) => screen.getByRole("checkbox", { name });

/** A list whose first rows are shown. */
async function openRows(...how: Parameters<typeof openSmallList>) {
  const opened = await openSmallList(...how);
  await opened.names();
  return opened;
}

describe("the query of a list", () => {
  it("is in the address: Back turns the page back", async () => {
    const { user, names, asked, router } = await openSmallList();
    expect(await names()).toHaveLength(10);
    await user.click(button("Página siguiente"));
    await waitFor(async () => expect(await names()).toEqual(["Room 11", "=SUM(A1)"]));
    expect(asked().get("page")).toBe("2");
    await act(() => router.navigate(-1));
    await waitFor(async () => expect(await names()).toHaveLength(10));
  });

  it("follows what is typed at once, and in the address when the focus leaves, losing no letter", async () => {
    const { names, asked, search, server } = await openRows();
    fireEvent.change(search(), { target: { value: "r" } });
    act(() => {
      fireEvent.focusOut(search()); // the address begins to change, as it does when typing pauses
      fireEvent.change(search(), { target: { value: "ro" } });
    });
    await waitFor(() => expect(asked().get("text")).toBe("ro"));
    expect(search()).toHaveValue("ro");
    fireEvent.change(search(), { target: { value: "room 07" } });
    await waitFor(async () => expect(await names()).toEqual(["Room 07"]));
    expect(server.asked.at(-1)).toMatchObject({ text: "room 07", page: 1 });
    fireEvent.focusOut(search());
    expect(asked().get("text")).toBe("room 07");
  });

  it("forgets what was typed when a link clears the filters", async () => {
    const { names, asked, search } = await openRows();
    fireEvent.change(search(), { target: { value: "nothing is called so" } });
    fireEvent.focusOut(search());
    fireEvent.click(await screen.findByRole("link", { name: "Quitar filtros" }));
    expect(await names()).toHaveLength(10);
    expect([search(), asked().toString()]).toEqual([expect.objectContaining({ value: "" }), ""]);
  });

  it("has ten rows a page, or 15, 20, 25 or 30", async () => {
    const { names, asked, user } = await openSmallList();
    expect(await names()).toHaveLength(10);
    const size = screen.getByLabelText("Rows per page:");
    const sizes = within(size)
      .getAllByRole("option")
      .map((option) => option.textContent);
    expect(sizes).toEqual(["10", "15", "20", "25", "30"]);
    await user.selectOptions(size, "15");
    await waitFor(async () => expect(await names()).toHaveLength(12));
    expect(asked().toString()).toBe("perPage=15");
  });

  it("leads from another page to the first when a filter changes", async () => {
    const { names, asked, user } = await openRows("?page=2");
    await user.click(screen.getByRole("combobox", { name: "Situación" }));
    await user.click(screen.getByRole("option", { name: "En casa" }));
    await waitFor(() => expect(asked().toString()).toBe("situations=inHouse"));
    await waitFor(async () => expect(await names()).toEqual(["Room 10", "Room 11", "=SUM(A1)"]));
  });

  it("sorts by the button of a column, upwards and then downwards", async () => {
    const { names, asked, user } = await openRows();
    await user.click(button("Total"));
    await user.click(button("Total"));
    await waitFor(async () => expect((await names())[0]).toBe("=SUM(A1)"));
    expect(asked().toString()).toBe("sort=price&order=desc");
    expect(screen.getByRole("columnheader", { name: "Total" })).toHaveAttribute("aria-sort", "descending");
  });

  it("opens a saved view, which says how many rows it has", async () => {
    const { names, user } = await openRows();
    await user.click(screen.getByRole("link", { name: "En casa 3" }));
    await waitFor(async () => expect(await names()).toHaveLength(3));
    expect(screen.getByRole("link", { name: "En casa 3" })).toHaveAttribute("aria-current", "true");
  });

  it("leads to the last page where the requested page lies behind it", async () => {
    const { names, asked } = await openSmallList("?page=9");
    await waitFor(() => expect(asked().get("page")).toBe("2"));
    expect(await names()).toHaveLength(2);
  });
});

describe("what a list has instead of rows", () => {
  it("is a way out of the filters where nothing matches", async () => {
    const { names, user } = await openSmallList("?text=zzzz");
    expect(await screen.findByText("There are no records to display")).toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "Quitar filtros" }));
    expect(await names()).toHaveLength(10);
  });

  it("is the reason where it could not be loaded, and a button to retry", async () => {
    const { names, user, server, search } = await openRows("?text=room");
    server.fails = true;
    await user.click(button("Página siguiente"));
    expect(await screen.findByText(/^No se han podido cargar las reservas\./)).toBeInTheDocument();
    expect(search()).toHaveValue("room");
    server.fails = false;
    await user.click(button("Reintentar"));
    expect(await names()).toEqual(["Room 11"]);
  });
});

describe("the columns of a list", () => {
  it("are hidden and moved in this browser, but never the first", async () => {
    const { user, headers } = await openRows();
    await user.click(button("Columnas"));
    expect(checkbox("Cliente")).toBeDisabled();
    await user.click(button("Adelantar Total"));
    await user.click(checkbox("Situación"));
    expect(headers()).toEqual(["", "Cliente", "Total"]);
    expect(JSON.parse(localStorage.getItem("smallListColumns")!)).toEqual({
      order: ["name", "price", "state"],
      hidden: ["state"],
    });
  });

  it("are all there where what is stored is garbage", async () => {
    localStorage.setItem("smallListColumns", '{"order":["__proto__",3],"hidden":["name"]}');
    const { headers } = await openRows();
    expect(headers()).toEqual(["", "Cliente", "Situación", "Total"]);
  });

  it.each([
    [740, ["", "Cliente", "Situación", "Total"]],
    [730, ["", "Cliente", "Situación"]],
  ])("fit a width of %i px: the least important is left out first", async (width, shown) => {
    const { headers } = await openRows("", width);
    expect(headers()).toEqual(shown);
  });
});

describe("a list on a phone", () => {
  it("begins with its rows, as cards, and keeps its filters behind a button that counts them", async () => {
    const { user, search, asked } = await openSmallList("?situations=inHouse&sort=price&order=asc", 360);
    const cards = await screen.findByRole("list", { name: "Lista de Reservas" });
    expect(within(cards).getAllByRole("listitem")).toHaveLength(3);
    expect(within(cards).getAllByText("En casa")).toHaveLength(3);
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    expect(search()).toBeInTheDocument();
    expect(screen.queryByRole("combobox", { name: "Situación" })).not.toBeInTheDocument();

    await user.click(button("Filtros (1)"));
    expect(screen.getByRole("combobox", { name: "Ordenar por" })).toHaveValue("price");
    await user.click(screen.getByRole("combobox", { name: "Situación" }));
    await user.click(screen.getByRole("option", { name: "Todos" }));
    await waitFor(() => expect(asked().get("situations")).toBeNull());
    expect(button("Filtros")).toHaveAttribute("aria-expanded", "true");
  });
});

describe("the selection of a list", () => {
  it("reaches over pages; what could not be done stays selected, with its reason", async () => {
    const { names, user } = await openRows();
    await user.click(checkbox("Seleccionar a Room 01"));
    await user.click(button("Página siguiente"));
    await waitFor(async () => expect(await names()).toHaveLength(2));
    await user.click(checkbox("Seleccionar todo en esta página"));
    const actions = screen.getByRole("group", { name: "Acciones con la selección" });
    expect(within(actions).getByText("Selección: 3")).toBeInTheDocument();
    await user.click(within(actions).getByRole("button", { name: "Eliminar" }));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Eliminar" }));

    const report = await screen.findByRole("alert");
    expect(report).toHaveTextContent("No se ha podido con 1 reserva:");
    expect(within(report).getByRole("link", { name: "Room 01 (R-1)" })).toHaveAttribute("href", "/rooms/R-1");
    await waitFor(() => expect(screen.getAllByText("Selección: 1")[0]).toBeInTheDocument());
    await waitFor(async () => expect(await names()).toHaveLength(10)); // back on the only page

    await user.click(button("Quitar selección"));
    expect(screen.queryByRole("group", { name: "Acciones con la selección" })).not.toBeInTheDocument();
  });
});

describe("selected rows that are out of sight", () => {
  const pair = ["Room 01", "Room 02"];

  const select = async (...names: string[]) => {
    const opened = await openRows();
    for (const name of names) await opened.user.click(checkbox(RegExp(name)));
    return opened;
  };

  /** The list shows the second row alone then. */
  const selectAndFilter = async (...names: string[]) => {
    const opened = await select(...names);
    expect(screen.queryByText(/fuera de este filtro/)).not.toBeInTheDocument();
    fireEvent.change(opened.search(), { target: { value: "room 02" } });
    fireEvent.focusOut(opened.search());
    await waitFor(async () => expect(await opened.names()).toEqual(["Room 02"]));
    return opened;
  };

  it("are counted and named, each as a link to its page, and dropped by a button", async () => {
    const { user } = await selectAndFilter(...pair);
    expect(screen.getByText("Selección: 2 1 fuera de este filtro o de esta página:")).toBeInTheDocument();
    const actions = within(screen.getByRole("group", { name: "Acciones con la selección" }));
    expect(actions.getByRole("link", { name: "Room 01 (R-1)" })).toHaveAttribute("href", "/rooms/R-1");
    await user.click(button("Quitar de la selección"));
    expect(screen.getAllByText("Selección: 1")).not.toHaveLength(0);
    expect(screen.queryByText(/fuera de este filtro/)).not.toBeInTheDocument();
    expect(checkbox("Seleccionar a Room 02")).toBeChecked();
  });

  it("are named before anything is done with them, also where the action asks nothing else", async () => {
    const { user, server } = await selectAndFilter("Seleccionar todo en esta página");
    await user.click(button("Eliminar"));
    const dialog = await screen.findByRole("dialog", { name: "Eliminar" });
    const [all, unseen] = [...dialog.querySelectorAll("p")].map(({ textContent }) => textContent);
    expect(all).toBe("Room 01 (R-1), Room 02 (R-2), Room 03 (R-3), Room 04 (R-4), Room 05 (R-5) y 5 más.");
    expect(unseen).toBe(
      "9 fuera de este filtro o de esta página: " +
        "Room 01 (R-1), Room 03 (R-3), Room 04 (R-4), Room 05 (R-5), Room 06 (R-6) y 4 más.",
    );
    await user.click(within(dialog).getByRole("button", { name: "Volver" }));
    expect(server.rooms).toHaveLength(12);
  });

  it("need no question where all selected rows are on the screen and the action asks nothing", async () => {
    const { user, server } = await select(...pair);
    await user.click(button("Eliminar"));
    await waitFor(() => expect(server.rooms.map(({ id }) => id)).not.toContain("R-2"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

it("does on a page of its own what is more than a press, with the rows that are selected", async () => {
  const { user } = await openRows();
  const opened = vi.spyOn(navigation, "openPath").mockImplementation(() => {});
  for (const name of ["Room 01", "Room 03"]) await user.click(checkbox(RegExp(name)));
  await user.click(button("Enviar mensaje"));
  expect(opened).toHaveBeenCalledWith("/letters?rooms=R-1,R-3");
});

it("has nothing to select where there is nothing to do with many rows", async () => {
  await openSmallList("", 0, { isPlain: true });
  await screen.findByText("Room 01");
  expect(screen.queryAllByRole("checkbox", { name: /^Seleccionar/ })).toEqual([]);
});

it("keeps the rows that it shows until the person wants the newer ones", async () => {
  const { names, user, server, store, list } = await openRows();
  server.rooms = server.rooms.slice(1);
  act(() => void store.dispatch(list.actions.outdated()));
  await user.click(await screen.findByRole("button", { name: "Mostrar los cambios" }));
  expect((await names())[0]).toBe("Room 02");
  server.rooms = server.rooms.slice(1);
  await user.click(button("Actualizar Lista"));
  await waitFor(async () => expect((await names())[0]).toBe("Room 03"));
});

describe("all rows of a filter", () => {
  it("go into a file, amounts as numbers, and no name runs as a formula", async () => {
    const save = vi.spyOn(files, "saveFile").mockImplementation(() => {});
    const { user } = await openRows("?view=inHouse&sort=price&order=desc");
    await user.click(button("Exportar CSV"));
    await waitFor(() => expect(save).toHaveBeenCalled());
    const lines = save.mock.calls[0]![1].trimEnd().split("\r\n");
    expect(lines).toEqual([
      "\uFEFFID;Cliente;Situación;Total",
      "R-12;'=SUM(A1);En casa;120,00",
      "R-11;Room 11;En casa;110,00",
      "R-10;Room 10;En casa;100,00",
    ]);
  });

  it("are printed with the filter in words, amounts as money, and leave the page again", async () => {
    let sheet = "";
    vi.spyOn(window, "print").mockImplementation(() => {
      sheet = document.querySelector(".printed")!.textContent;
    });
    const { user, search } = await openRows("?text=room&situations=inHouse");
    await user.click(button("Imprimir"));
    await waitFor(() => expect(sheet).toContain("Cliente: “room” · Situación: En casa"));
    expect(sheet).toMatch(/Room 10En casa100,00\s€/);
    expect(document.querySelector(".list-in-words")).toHaveTextContent("Cliente: “room” · Situación: En casa");
    expect(search().closest(".screen-only")).not.toBeNull();
    expect(document.querySelector(".printed")).not.toBeInTheDocument();
  });
});

describe("a list with other displays than the table", () => {
  it("begins with the first, which is filtered too, and its address needs no word for it", async () => {
    const { search, asked } = await openSmallList("?text=room", 0, { hasDisplays: true });
    expect(await screen.findByText("Plan room")).toBeInTheDocument();
    expect(search()).toHaveValue("room");
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    expect(asked().get("display")).toBeNull();
  });

  it("shows the table where that is chosen, with what is filtered, and leads back", async () => {
    const { user, names, asked } = await openSmallList("?text=room%2007", 0, { hasDisplays: true });
    const choice = within(await screen.findByRole("navigation", { name: "Forma de ver" }));
    await user.click(choice.getByRole("link", { name: "Lista de Reservas" }));
    expect(await names()).toEqual(["Room 07"]);
    expect([asked().get("display"), asked().get("text")]).toEqual(["table", "room 07"]);
    expect(choice.getByRole("link", { name: "Lista de Reservas" })).toHaveAttribute("aria-current", "true");
    await user.click(choice.getAllByRole("link")[0]!);
    expect(await screen.findByText("Plan room 07")).toBeInTheDocument();
  });
});
