import type { Control } from "./monkeyEyes";

type On = Pick<Control, "name" | "nth">;

/** A complete action of the monkey: the same actions in the same order can be repeated. */
export type MonkeyAction =
  | { do: "click" | "hover" | "doubleClick" | "rightClick"; on: On }
  | { do: "type"; on: On; text: string; isInstead: boolean }
  | { do: "choose"; on: On; option: number }
  | { do: "press"; key: string }
  | { do: "scroll"; x: number; y: number; by: number }
  | { do: "go" | "load"; path: string }
  | { do: "back" | "forward" | "reload" | "offline" | "online" }
  | { do: "resize"; width: number };
