import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, onTestFinished } from "vitest";

import type { DateRange } from "@/shared/format/dateRange";
import { openCatalogue } from "@/shared/i18n/spoken";
import { DateRangePicker } from "@/shared/ui/fields/dates/DateRangePicker";

const user = userEvent.setup();

/** The field between two others, and each range that it has told. */
async function openField(more: { isDayEnough?: boolean } = {}) {
  await openCatalogue("controls");
  const told: DateRange[] = [];
  function Field() {
    const [range, setRange] = useState<DateRange>({});
    const change = (next: DateRange) => {
      told.push(next);
      setRange(next);
    };
    return (
      <>
        <DateRangePicker label="Fechas" range={range} onChange={change} minDate="2026-11-26" {...more} />
        <input aria-label="Adultos" />
      </>
    );
  }
  const { unmount } = render(<Field />);
  onTestFinished(unmount);
  const field = screen.getByRole("textbox", { name: "Fechas" });
  await user.click(field);
  return { field, told, next: screen.getByRole("textbox", { name: "Adultos" }) };
}

const stay = { from: "2026-12-10", to: "2026-12-13" };

it("counts a whole range with its last digit, and leaves the text as it is typed", async () => {
  const { field, told, next } = await openField();
  await user.type(field, "10-12-2026 a 13-12-202");
  expect(told).toEqual([]);
  await user.type(field, "6");
  expect(told).toEqual([stay]);
  expect(field).toHaveValue("10-12-2026 a 13-12-2026");
  await user.tab(); // though the calendar is open
  expect(next).toHaveFocus();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(told).toEqual([stay]);
});

it.each([
  ["a pasted range", "10/12/2026 – 13/12/2026", stay],
  ["the same day twice, for day use", "10/12/2026 - 10/12/2026", { from: "2026-12-10", to: "2026-12-10" }],
])("counts %s at once", async (_, text, range) => {
  const { told } = await openField();
  await user.paste(text);
  expect(told).toEqual([range]);
});

it("waits with years of two digits, and with a single day, until Tab or Enter: they may go on", async () => {
  const { field, told } = await openField({ isDayEnough: true });
  await user.type(field, "10/12/26 - 13/12/26");
  expect(told).toEqual([]);
  await user.tab();
  expect(told).toEqual([stay]);
  await user.clear(field);
  await user.type(field, "10/12/2026");
  expect(told).toHaveLength(1);
  await user.keyboard("{Enter}");
  expect(told.at(-1)).toEqual({ from: "2026-12-10", to: "2026-12-10" });
});

it("does not take what is wrong, and says so on Tab", async () => {
  const { field, told, next } = await openField();
  await user.paste("13/12/2026 - 10/12/2026");
  await user.tab();
  expect(next).toHaveFocus();
  expect(screen.getByText("La segunda fecha es anterior a la primera.")).toBeInTheDocument();
  await user.clear(field);
  await user.click(field);
  await user.paste("10/11/2026 - 12/11/2026");
  await user.tab();
  expect(field).toBeInvalid();
  expect(told).toEqual([]);
});

it("lets a date be corrected in the middle of the text before it counts", async () => {
  const { field, told } = await openField();
  await user.paste("10/12/2026 - 13/12/2026");
  await user.type(field, "{Delete}2", { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(told).toEqual([stay]);
  await user.tab();
  expect(told.at(-1)).toEqual({ from: "2026-12-12", to: "2026-12-13" });
});
