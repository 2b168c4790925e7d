import { combineSlices, configureStore } from "@reduxjs/toolkit";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Form, Formik, useFormikContext } from "formik";
import { Provider } from "react-redux";
import { createMemoryRouter, Link, RouterProvider, useParams } from "react-router-dom";
import { describe, expect, it, onTestFinished, vi } from "vitest";

import { badgesSlice } from "@/shared/badges/badgesSlice";
import { connectionSlice } from "@/shared/connection/connectionSlice";
import { AskBeforeLeaving } from "@/shared/submission/AskBeforeLeaving";
import { Drawer, useDrawerClose } from "@/shared/ui/overlays/Drawer";
import { noteNavigation } from "@/shared/ui/page/navigated";
import { PageHeader } from "@/shared/ui/page/PageHeader";
import { Tabs } from "@/shared/ui/Tabs";

function GuestsPage() {
  const { guestId } = useParams();
  return (
    <main>
      <PageHeader title="Listado" parent="Clientes" />
      <Link to="/list/G-1?segment=vip">Carmen Ruiz</Link>
      {guestId !== "G-2" && <Link to="/list/G-2?segment=vip">Ana Pons</Link>}
      {guestId && <GuestDrawer key={guestId} name={guestId === "G-1" ? "Carmen Ruiz" : "Ana Pons"} />}
    </main>
  );
}

function GuestDrawer({ name }: { name: string }) {
  const facts = (
    <Formik initialValues={{ phone: "" }} onSubmit={() => {}}>
      <Form>
        <AskBeforeLeaving />
        <PhoneField />
      </Form>
    </Formik>
  );
  return (
    <Drawer title={name} onClose={useDrawerClose("/list")}>
      <Tabs
        label={name}
        tabs={[
          { id: "data", label: "Datos", content: facts },
          { id: "stays", label: "Estancias", content: <p>Doce noches</p> },
          { id: "history", label: "Historial", content: <Nothing /> },
        ]}
      />
    </Drawer>
  );
}

const body = { isBroken: false };
function Nothing() {
  if (body.isBroken) throw new Error("broken");
  return <p>Nada</p>;
}

const PhoneField = () => <input aria-label="Teléfono" {...useFormikContext().getFieldProps("phone")} />;

function openAt(path: string) {
  const store = configureStore({ reducer: combineSlices(badgesSlice, connectionSlice) });
  const router = createMemoryRouter([{ path: "/list/:guestId?", Component: GuestsPage }], { initialEntries: [path] });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { user: userEvent.setup(), router, address };
}

/** The drawer of Carmen Ruiz, by its address. */
async function openDrawer(query = "") {
  const opened = openAt(`/list/G-1${query}`);
  return { ...opened, dialog: await drawer("Carmen Ruiz") };
}

const drawer = (name: string) => screen.findByRole("dialog", { name });
const noDrawer = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const opener = (name: string) => screen.getByRole("link", { name, hidden: true });

describe("a record's drawer", () => {
  it("takes the focus and the title, and gives both back when it closes to its list", async () => {
    const { user, address } = openAt("/list?segment=vip");
    noteNavigation();
    await user.click(opener("Carmen Ruiz"));
    expect(await drawer("Carmen Ruiz")).toHaveFocus();
    expect(document.title).toBe("Carmen Ruiz · Conserje");
    await user.click(await screen.findByRole("tab", { name: "Estancias" }));
    await user.click(screen.getByRole("button", { name: "Cerrar" }));
    await noDrawer();
    expect(address()).toBe("/list?segment=vip");
    expect(opener("Carmen Ruiz")).toHaveFocus();
    expect(document.title).toBe("Listado · Conserje");
  });

  it.each([
    ["nothing opened it", "Carmen Ruiz", "/list/G-1", "/list"],
    ["what opened it is gone", "Ana Pons", "/list", "/list?segment=vip"],
  ])("closes with Escape, and leaves the focus to the heading where %s", async (_, name, begun, left) => {
    const { user, address } = openAt(begun);
    if (begun === "/list") await user.click(opener(name));
    await drawer(name);
    await user.keyboard("{Escape}");
    await noDrawer();
    expect(address()).toBe(left);
    expect(screen.getByRole("heading", { name: "Listado" })).toHaveFocus();
  });

  it("keeps the focus inside: the page below cannot be reached", async () => {
    const { user, dialog } = await openDrawer();
    act(() => opener("Ana Pons").focus());
    await waitFor(() => expect(dialog).toHaveFocus());
    expect(dialog).toHaveAttribute("aria-modal", "true");
    await user.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  it("asks before it closes over a form that was changed", async () => {
    const { user, address } = await openDrawer();
    await user.type(screen.getByLabelText("Teléfono"), "600");
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: "Seguir aquí" }));
    expect(address()).toBe("/list/G-1");
    expect(screen.getByLabelText("Teléfono")).toHaveValue("600");
    await user.click(screen.getByRole("button", { name: "Cerrar" }));
    await user.click(await screen.findByRole("button", { name: "Salir y descartar" }));
    await noDrawer();
    expect(address()).toBe("/list");
  });

  it("has a sentence in its body where that breaks, and leaves the list below", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {}); // React tells why
    body.isBroken = true;
    onTestFinished(() => void (body.isBroken = false));
    const { user, dialog } = await openDrawer("?tab=history");
    expect(dialog).toHaveTextContent("Esta parte no se ha podido mostrar.");
    expect(screen.getByRole("heading", { name: "Listado", hidden: true })).toBeInTheDocument();
    body.isBroken = false;
    await user.click(screen.getByRole("button", { name: "Reintentar" }));
    expect(screen.getByText("Nada")).toBeVisible();
  });

  it("closes and opens again with Back and Forward", async () => {
    const { user, router } = openAt("/list");
    await user.click(opener("Carmen Ruiz"));
    await drawer("Carmen Ruiz");
    await act(() => router.navigate(-1));
    await noDrawer();
    await act(() => router.navigate(1));
    expect(await drawer("Carmen Ruiz")).toBeVisible();
  });
});

describe("tabs", () => {
  const tab = (name: string) => screen.getByRole("tab", { name });

  it("have their place in the address, where Back leads to the tab before", async () => {
    const { user, router, address } = await openDrawer("?tab=stays");
    expect(screen.getByRole("tabpanel", { name: "Estancias" })).toHaveTextContent("Doce noches");
    await user.click(tab("Datos"));
    expect(address()).toBe("/list/G-1");
    await act(() => router.navigate(-1));
    expect(tab("Estancias")).toHaveAttribute("aria-selected", "true");
  });

  it("are walked by arrows, Home and End, and opened by Enter; Tab goes on to what is open", async () => {
    const { user } = await openDrawer();
    act(() => tab("Datos").focus());
    await user.keyboard("{ArrowLeft}");
    expect(tab("Historial")).toHaveFocus();
    await user.keyboard("{Home}{ArrowRight}");
    expect(tab("Estancias")).toHaveFocus();
    expect(tab("Datos")).toHaveAttribute("aria-selected", "true");
    await user.keyboard("{Enter}");
    expect(tab("Estancias")).toHaveAttribute("aria-selected", "true");
    await user.tab();
    expect(screen.getByRole("tabpanel", { name: "Estancias" })).toHaveFocus();
    act(() => tab("Estancias").focus());
    await user.keyboard("{End}");
    expect(tab("Historial")).toHaveFocus();
  });

  it("are walked the other way round in a language that is read from right to left", async () => {
    const { user } = await openDrawer();
    document.dir = "rtl";
    onTestFinished(() => void (document.dir = ""));
    act(() => tab("Datos").focus());
    await user.keyboard("{ArrowLeft}");
    expect(tab("Estancias")).toHaveFocus();
    await user.keyboard("{ArrowRight}");
    expect(tab("Datos")).toHaveFocus();
  });

  it("keep what was typed while another tab is open", async () => {
    const { user } = await openDrawer();
    await user.type(screen.getByLabelText("Teléfono"), "600");
    await user.click(tab("Historial"));
    await user.click(tab("Datos"));
    expect(screen.getByLabelText("Teléfono")).toHaveValue("600");
  });
});
