import { screen, within } from "@testing-library/react";

import type { Opened } from "./holdFaults";

/** A person's way through the messaging area, for drivers of calls. */
export const onScreen = {
  conversationOf: (id: string) => `/app/messaging/chat/${id}`,
  box: () => screen.findByRole("textbox", { name: "Escriba un mensaje" }),
  message: (text: RegExp) => screen.findByLabelText(text, { selector: "[role=listitem]" }),
  list: (name: string) => screen.findByRole("list", { name }),

  click: async ({ user }: Opened, role: "button" | "link" | "menuitem" | "switch" | "radio", name: string | RegExp) =>
    user.click(await screen.findByRole(role, { name })),

  /** Opens a menu and chooses from it. */
  async choose({ user }: Opened, menu: string, item: string) {
    await user.click(await screen.findByLabelText(menu, { selector: "button" }));
    await user.click(await within(await screen.findByLabelText(menu, { selector: "[role=menu]" })).findByText(item));
  },

  async chooseForMessage({ user }: Opened, text: RegExp, item: string) {
    const message = within(await onScreen.message(text));
    await user.click(message.getByLabelText("Acciones del mensaje", { selector: "button" }));
    await user.click(await message.findByRole("menuitem", { name: item }));
  },

  /** The dialog that is open. */
  dialog: async () => within(await screen.findByRole("dialog")),
};
