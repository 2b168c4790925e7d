interface Module {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

type Modules = { getModuleInfo(id: string): Module | null };

const shell = /\/features\/shell\/(AppLayout|shellState)\./;
const authPage = /\/features\/auth\/R\w+Page\./;
const messagingPage = /\/features\/messaging\/(?!frame)\w+\/\w+Page\./;
const otherPage = /\/features\/(?!auth|messaging|shell)[\w/]+Page\./;
const chatsPage = /\/features\/messaging\/chats\/ChatsPage\./;
const messagingState = /\/features\/messaging\/messagingState\./;
const dashboardPage = /\/features\/dashboards\/HotelsDashboardPage\./;
const dayPage = /\/features\/reservations\/day\/DayPage\./;
const reservationPage = /\/features\/reservations\/form\/ReservationPage\./;
const deskPage = /\/features\/desk\/DeskPage\./;
const planningPage = /\/features\/planning\/PlanningPage\./;
const assignmentPage = /\/features\/assignment\/AssignmentPage\./;
const listPage = /\/shared\/list\/page\/ListPage\./;
const complaintsPage = /\/features\/complaints\/\w+Page\./;
const otherGuestsPage = /\/features\/(requests|guests|loyalty|contact\/\w+)\/\w+Page\./;

/**
 * Modules that are loaded together are one file: each file waits for its turn, six at once over HTTP/1.1, and on a slow network a
 * turn is long. A file holds what all of `neededBy` import and no earlier file has, and the modules of `with`, which are
 * imported dynamically.
 */
const loadedTogether: Record<string, { neededBy: RegExp[]; with?: RegExp }> = {
  frame: {
    neededBy: [shell],
    with: /\/src\/(app\/areas|features\/(shell\/(AppLayout|shellState)|\w+\/\w+Feature)|shared\/(api\/http|i18n\/catalogueFiles|commands\/commandSources|feature\/plannedPage|ui\/states\/useStateOf)|fakeBackend\/worker\/(connectFakeBackend|workerAdapter|locks))\.|\/node_modules\/axios\//,
  },
  // before what the pages of an area share, which would bring that area to all pages
  parts: { neededBy: [messagingPage, otherPage] },
  messaging: { neededBy: [either(messagingState, chatsPage)], with: either(messagingState, chatsPage) },
  // the first page after the sign-in: what it shares with others has come, and none of their own comes with it
  figures: { neededBy: [dashboardPage, listPage] },
  schemas: { neededBy: [authPage, reservationPage] },
  hotel: { neededBy: [dayPage, either(listPage, reservationPage)] },
  // before lists and stays, which would bring a list to each record, and a record to each page with a table
  tables: { neededBy: [reservationPage, either(listPage, assignmentPage)] },
  filters: { neededBy: [planningPage, listPage] }, // before lists, which are no part of the planning
  lists: { neededBy: [listPage] },
  records: { neededBy: [reservationPage, either(complaintsPage, otherGuestsPage)] },
  stays: { neededBy: [reservationPage, deskPage] },
  guests: { neededBy: [complaintsPage, otherGuestsPage] },
};

/** What is imported dynamically is a file of its own. */
const isApart = (id: string, modules: Modules) => modules.getModuleInfo(id)?.dynamicImporters.length !== 0;

const pages = Object.entries(loadedTogether).map(([name, { neededBy, with: joined }]) => {
  const isNeededBy = neededBy.map(importedBy);
  return groupOf(
    name,
    (id, modules) => joined?.test(id) === true || (!isApart(id, modules) && isNeededBy.every((by) => by(id, modules))),
  );
});

/** Texts that most pages of a part of the product open, one file for each language. */
const textsTogether: Record<string, string[]> = {
  messagingTexts: ["messaging", "chats", "conversation", "composer", "people"],
  hotelTexts: ["controls", "reasons", "reservations", "booking", "day", "desk", "roomState"],
  figureTexts: ["figures", "charts"],
};

const texts = Object.entries(textsTogether).map(([name, catalogues]) => ({
  name(id: string) {
    const [, language, catalogue] = /\/locales\/(\w+)\/(\w+)\.json$/.exec(id) ?? [];
    return catalogue !== undefined && catalogues.includes(catalogue) ? `${name}-${language}` : null;
  },
}));

const isInHotelPart = importedBy(/\/hotelPart\./);
const isInHotelSample = importedBy(/\/hotelSample\./);

/**
 * The fake backend's part of the hotel, with what it and its sample import: it comes before the parts of all areas but
 * messaging. The worker asks for what a file imports only when that file has come.
 */
export const hotelPart = groupOf(
  "hotel",
  (id, modules) => isInHotelPart(id, modules) || (!id.includes("/hotel/sample/") && isInHotelSample(id, modules)),
);

/** Charts and their libraries, whichever page of figures comes first. */
const charts = groupOf("charts", (id) => /\/src\/shared\/charts\/|\/node_modules\/(d3-\w+|internmap)\//.test(id));

/** The list of reservations, which the day shows in parts; lists of other things do without it. */
const reservationList = groupOf("reservationList", (id) =>
  /\/src\/features\/reservations\/list\/(reservation(Bulk|Cells|Columns|List)|RowActions|listedTime)\./.test(id),
);

/** Groups for the bundler's `codeSplitting`. */
export const pageChunks = [charts, reservationList, ...texts, ...pages];

function groupOf(name: string, isPart: (id: string, modules: Modules) => boolean) {
  return {
    name: (id: string, modules: Modules) => (isPart(id, modules) ? name : null),
    includeDependenciesRecursively: false,
  };
}

/** Whether a module is one of these pages, or imported by one, however indirectly. */
function importedBy(page: RegExp) {
  const known = new Map<string, boolean>();
  return function has(id: string, modules: Modules): boolean {
    if (!known.has(id)) {
      known.set(id, page.test(id)); // ends a cycle
      known.set(id, page.test(id) || (modules.getModuleInfo(id)?.importers ?? []).some((by) => has(by, modules)));
    }
    return known.get(id)!;
  };
}

/** A pattern of one or the other. */
function either(one: RegExp, other: RegExp) {
  return new RegExp(`${one.source}|${other.source}`);
}
