import { bookmarksContract } from "@/contract/messaging/bookmarks";

import { bookmarksDrivers } from "./drivers/bookmarksDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(bookmarksContract, bookmarksDrivers);
