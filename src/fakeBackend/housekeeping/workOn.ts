import type { ComingTask } from "@/contract/day/close";
import type { HousekeepingWork } from "@/contract/figures/reports";
import type { CivilDate } from "@/contract/property";
import { dayNumber } from "@/domain/civilDate";
import { isFinished } from "@/domain/housekeeping/cleaningLife";
import { cleaningTaskId } from "@/domain/housekeeping/cleaningTaskId";
import { creditsOf } from "@/domain/housekeeping/credits";
import { shareOut } from "@/domain/housekeeping/shareOut";

import { randomFrom } from "../core/random";
import type { HousekeepingBook, StoredTask } from "./HousekeepingBook";

type Done = Pick<StoredTask, "assigneeId" | "minutes" | "credits" | "state" | "failures">;

/** The days of the sample before its first: their cleaning, undefined for a day that people have worked on. */
type SampledCleaning = (date: CivilDate) => ComingTask[] | undefined;

/** The work that each person has finished on some dates, the most credits first. */
export function workOn(
  dates: readonly CivilDate[],
  book: HousekeepingBook,
  sampledOn: SampledCleaning,
): HousekeepingWork[] {
  const asked = new Set(dates);
  const finished = book.all().filter((task) => asked.has(task.date) && isFinished(task));
  const done: Done[] = [...finished, ...dates.flatMap((date) => sampledWork(date, sampledOn(date) ?? [], book))];
  return book
    .peopleOn("")
    .flatMap(({ id, name }) => {
      const own = done.filter(({ assigneeId }) => assigneeId === id);
      if (own.length === 0) return [];
      const sumOf = (numberOf: (task: Done) => number) => own.reduce((sum, task) => sum + numberOf(task), 0);
      return [
        {
          name,
          rooms: own.length,
          minutes: sumOf(({ minutes }) => minutes),
          credits: sumOf(({ credits }) => credits),
          inspectedAtOnce: sumOf(({ state, failures }) => Number(state === "inspected" && failures === 0)),
        },
      ];
    })
    .toSorted((one, other) => other.credits - one.credits);
}

/** Shared out by the rule of every day; times and faults are drawn, the same for a date each time. */
function sampledWork(date: CivilDate, cleaning: readonly ComingTask[], book: HousekeepingBook): Done[] {
  const { next, between } = randomFrom(dayNumber(date));
  const tasks = cleaning.map(({ room: number, kind }) => {
    const room = book.hotel.rooms.find((one) => one.number === number);
    const type = room && book.hotel.roomType(room.roomTypeId);
    return {
      id: cleaningTaskId(date, room?.id ?? number),
      room: number,
      floor: room?.floor ?? 0,
      kind,
      credits: creditsOf(kind, type ?? { code: "" }),
      isUndisturbed: false,
      assigneeId: "",
      state: "open" as const,
    };
  });
  const creditsById = new Map(tasks.map(({ id, credits }) => [id, credits]));
  return shareOut(tasks, book.peopleOn(date))
    .filter(({ assigneeId }) => assigneeId !== "")
    .map(({ id, assigneeId }) => {
      const credits = creditsById.get(id) ?? 0;
      return {
        assigneeId,
        credits,
        minutes: credits * between(8, 13),
        state: "inspected" as const,
        failures: next() < 0.07 ? 1 : 0,
      };
    });
}
