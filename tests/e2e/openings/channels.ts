import { paths } from "../../../src/shared/routing/paths";
import { button, dialog, type Openings } from "./opening";

const act = (action: "set" | "map" | "stop", field: string): Openings[string] => ({
  at: `${paths.channels}/airbnb`,
  open: (page, words) => button(page.locator(dialog), words.whole(`channels.action.${action}`)).click(),
  shows: `${dialog} form ${field}`,
});

export const openings: Openings = {
  SettingsDialog: act("set", "input[name=markupPercent]"),
  MappingDialog: act("map", "select"),
  StopDialog: act("stop", "input[name=from]"),
  MapDialog: {
    at: paths.channels,
    open: (page, words) => button(page.locator("main"), words.part("channels.action.map")).first().click(),
    shows: `${dialog} form select`,
  },
};
