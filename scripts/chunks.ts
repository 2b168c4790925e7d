interface Module {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

type Modules = { getModuleInfo(id: string): Module | null };

const authPage = /\/features\/auth\/R\w+Page\./;
const messagingPage = /\/features\/messaging\/(?!frame)\w+\/\w+Page\./;
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
 * Files that are loaded together are one file: small files wait for their turns, six at once over HTTP/1.1. A file holds what all
 * of its pages import, and no earlier file has.
 */
const loadedTogether: Record<string, RegExp[]> = {
  frame: [/\/features\/shell\/(AppLayout|shellState)\./],
  // the first page after the sign-in: what it shares with others has come, and none of their own comes with it
  figures: [dashboardPage, listPage],
  schemas: [authPage, reservationPage],
  parts: [messagingPage, either(listPage, reservationPage)], // before the next, which would bring messaging to all pages
  conversations: [messagingPage, /\/features\/messaging\/messagingState\./],
  hotel: [dayPage, either(listPage, reservationPage)],
  // before lists and stays, which would bring a list to each record, and a record to each page with a table
  tables: [reservationPage, either(listPage, assignmentPage)],
  filters: [planningPage, listPage], // before lists, which are no part of the planning
  lists: [listPage],
  records: [reservationPage, either(complaintsPage, otherGuestsPage)],
  stays: [reservationPage, deskPage],
  guests: [complaintsPage, otherGuestsPage],
};

/** Files of their own: what is imported dynamically, and what pages share with the fake backend, which is in a worker. */
const isInBackend = importedBy(/\/src\/fakeBackend\//);
const isApart = (id: string, modules: Modules) =>
  modules.getModuleInfo(id)?.dynamicImporters.length !== 0 || isInBackend(id, modules);

const pages = Object.entries(loadedTogether).map(([name, needing]) => {
  const isNeededBy = needing.map(importedBy);
  return groupOf(name, (id, modules) => !isApart(id, modules) && isNeededBy.every((by) => by(id, modules)));
});

/** What the fake backend reads of the hotel's books in every area: the part of the hotel is there with each of them. */
const readInAll = [/\/hotelPart\./, /\/closePart\./, /\/deskPart\./].map(importedBy);
export const books = groupOf(
  "books",
  (id, modules) => /\/src\/fakeBackend\/hotel\//.test(id) && readInAll.every((by) => by(id, modules)),
);

/** Charts and their libraries, whichever page of figures comes first. */
const charts = groupOf("charts", (id) => /\/src\/shared\/charts\/|\/node_modules\/(d3-\w+|internmap)\//.test(id));

/** The list of reservations, which the day shows in parts; lists of other things do without it. */
const reservationList = groupOf("reservationList", (id) =>
  /\/src\/features\/reservations\/list\/(reservation(Bulk|Columns|List)|RowActions|listedTime)\./.test(id),
);

/** Without the rules of acts on a folio, which its page alone needs. */
const stayRules =
  /\/src\/(contract\/account\/accountReasons|domain\/(account\/(?!accountFaults|taxId|windowFaults|moves|posting)|folio\/(?!groupRules|transfers)|rates\/|reservations\/))/;

/** What pages share with the fake backend of a page: calls and rules, small, and in many files. The first that fits. */
const sharedRules = [
  { name: "textRules", of: /\/src\/domain\/text\//, needing: [/\/features\/shell\/AppLayout\./] }, // for the palette, alone
  { name: "conversationRules", of: /\/src\/(contract|domain)\//, needing: [messagingPage] },
  { name: "hotelCalls", of: /\/src\/contract\//, needing: [reservationPage, dayPage] },
  { name: "stayRules", of: stayRules, needing: [reservationPage] },
].map(({ name, of, needing }) => {
  const isNeededBy = needing.map(importedBy);
  return groupOf(
    name,
    (id, modules) => of.test(id) && isInBackend(id, modules) && isNeededBy.every((by) => by(id, modules)),
  );
});

/** Groups for the bundler's `codeSplitting`. */
export const pageChunks = [charts, reservationList, ...pages, books, ...sharedRules];

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
