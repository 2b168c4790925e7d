import { describe, expect, it } from "vitest";

import { areas } from "@/app/areas";
import { menuOf } from "@/features/shell/sidebar/menu";
import { openGroupOf } from "@/features/shell/sidebar/openGroup";

const menu = menuOf(areas.flatMap(({ pages }) => pages));
const list = "/app/booking/list";
const rates = "/app/rooms/rates";

describe("the open group of the sidebar", () => {
  it.each([
    ["of a dashboard", "/app/dashboards/sales", undefined, "dashboards"],
    ["of a policy", "/app/booking/policy", undefined, "reservations"],
    ["of rates", rates, undefined, "rooms"],
    ["of complaints", "/app/customers/complaints", undefined, "guests"],
    ["of a page without an entry, by its module", "/app/booking/home", undefined, "reservations"],
    ["of a page that fits no module", "/app/messaging/chat", undefined, "dashboards"],
    ["that was clicked, while the page stays", list, { groupId: "rooms", pathname: list }, "rooms"],
    [
      "that was clicked, on pages that groups share",
      "/app/customers/list",
      { groupId: "events", pathname: rates },
      "events",
    ],
    ["of another page again", rates, { groupId: "reports", pathname: list }, "rooms"],
  ])("is that %s", (_, pathname, opened, group) => {
    expect(openGroupOf(menu, pathname, opened).id).toBe(group);
  });
});
