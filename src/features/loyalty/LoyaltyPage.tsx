import "./loyalty.scss";

import { useParams } from "react-router-dom";

import { ListPage } from "@/shared/list/page/ListPage";

import { LevelCards } from "./LevelCards";
import { MemberDrawer } from "./MemberDrawer";
import { memberList } from "./memberList";

const levels = <LevelCards />;

/** The levels of the programme, and who is in it; a member opens over the list. */
export function LoyaltyPage() {
  const { id } = useParams();
  return (
    <ListPage list={memberList} description="loyalty.plan" above={levels}>
      {id !== undefined && <MemberDrawer key={id} id={id} />}
    </ListPage>
  );
}
