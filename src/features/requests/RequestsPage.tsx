import "./requests.scss";

import { useParams } from "react-router-dom";

import { ListPage } from "@/shared/list/page/ListPage";
import { newId } from "@/shared/routing/paths";
import { CreateButton } from "@/shared/ui/page/CreateButton";

import { DutyLinks } from "./DutyLinks";
import { RequestDrawer } from "./RequestDrawer";
import { requestList } from "./requestList";
import { requestRecord } from "./requestRecord";

const newButton = <CreateButton label="requests.new" path={requestRecord.pathOf(newId)} />;
const dutyLinks = <DutyLinks />;

/** Requests of the guests; one of them opens over the list. */
export function RequestsPage() {
  const { id } = useParams();
  return (
    <ListPage list={requestList} description="requests.plan" buttons={newButton} notes={dutyLinks}>
      {id !== undefined && <RequestDrawer key={id} id={id} />}
    </ListPage>
  );
}
