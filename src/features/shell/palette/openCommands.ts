import type { CommandTools } from "@/shared/commands/commandSources";
import { openPalette } from "@/shared/commands/openPalette";

import { actionCommands } from "./actionCommands";
import { pageCommands } from "./pageCommands";

/** Opens the sources of the frame and of all areas. */
export const openCommands = (tools: CommandTools) => openPalette([pageCommands, actionCommands], tools);
