import { useParams } from "react-router-dom";

import { ListPage } from "@/shared/list/page/ListPage";

import { LostThingDrawer } from "./LostThingDrawer";
import { lostThingList } from "./lostThingList";

/** Things that were found in rooms; one of them opens over the list. */
export function LostThingsPage() {
  const { id } = useParams();
  return <ListPage list={lostThingList}>{id !== undefined && <LostThingDrawer key={id} id={id} />}</ListPage>;
}
