import { companyCalls } from "@/contract/companies/companies";
import { createClient } from "@/shared/api/createClient";
import type { CommandFinder, CommandTools } from "@/shared/commands/commandSources";
import { paths } from "@/shared/routing/paths";
import { GuestsIcon } from "@/shared/ui/icons";
import { generatePath } from "react-router-dom";

const SHORTEST_QUERY = 3;
const MOST_FOUND = 5;

const { list } = createClient({ list: companyCalls.list });

/** Companies and agencies by a part of their names, number, e-mail, contacts or code. */
export function companyCommands({ text, navigate }: CommandTools): CommandFinder {
  return async (typed) => {
    const query = typed.trim();
    if (query.length < SHORTEST_QUERY) return [];
    const { rows } = await list({ query: { text: query, page: 1, perPage: MOST_FOUND } });
    return rows.map(({ id, name, taxId, email }) => ({
      id: `company ${id}`,
      title: name,
      detail: taxId || email,
      names: [name],
      isFound: true,
      place: text("menu.guests"),
      icon: GuestsIcon,
      run: () => void navigate(generatePath(paths.company, { id })),
    }));
  };
}
