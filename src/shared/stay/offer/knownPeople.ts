import type { RoomValues } from "@/shared/stay/record/roomValues";

/** A child without an age is left out until it has one. */
export const knownPeople = ({ adults, childrenAges }: Pick<RoomValues, "adults" | "childrenAges">) => ({
  adults,
  childrenAges: childrenAges.filter((age) => age !== ""),
});
