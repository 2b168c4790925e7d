import { bookmarksContract } from "@/contract/bookmarks";

import { bookmarksDrivers } from "./drivers/bookmarksDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(bookmarksContract, bookmarksDrivers);
