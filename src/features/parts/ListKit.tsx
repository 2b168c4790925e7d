import { ListPage } from "@/shared/list/page/ListPage";

import { Part, State } from "./Part";
import { lists } from "./sampleLists";

export function ListKit() {
  return (
    <Part name="ListPage">
      {Object.entries(lists).map(([state, list]) => (
        <State key={state} name={state} width={state === "narrow" ? 390 : undefined}>
          <ListPage list={list} create={{ label: "reservations.new", path: "/parts" }} />
        </State>
      ))}
    </Part>
  );
}
