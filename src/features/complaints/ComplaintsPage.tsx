import "./complaints.scss";

import { useParams } from "react-router-dom";

import type { ComplaintFilter } from "@/contract/guests/complaints";
import { ListPage } from "@/shared/list/page/ListPage";
import type { ListQuery } from "@/shared/list/createListQuery";
import { newId } from "@/shared/routing/paths";
import { CreateButton } from "@/shared/ui/page/CreateButton";

import { ComplaintBoard } from "./ComplaintBoard";
import { ComplaintDrawer } from "./ComplaintDrawer";
import { ComplaintFigures } from "./ComplaintFigures";
import { ComplaintRows } from "./ComplaintRows";
import { complaintList } from "./complaintList";
import { complaintRecord } from "./complaintRecord";

const newButton = <CreateButton label="complaints.new" path={complaintRecord.pathOf(newId)} />;

/** Complaints as a board, a table or figures; one of them opens over it. */
export function ComplaintsPage() {
  const { id } = useParams();
  return (
    <ListPage list={complaintList} description="complaints.plan" buttons={newButton} drawDisplay={drawDisplay}>
      {id !== undefined && <ComplaintDrawer key={id} id={id} />}
    </ListPage>
  );
}

/** Columns and figures have an order of their own. What the filter says has passed the list's codec. */
function drawDisplay(display: string, { sort: _, order: __, ...query }: Partial<ListQuery>) {
  const filter = query as ComplaintFilter;
  if (display === "table") return undefined;
  return (
    <div className="complaint-display">
      <ComplaintRows filter={filter}>
        {(rows) => (display === "figures" ? <ComplaintFigures rows={rows} /> : <ComplaintBoard rows={rows} />)}
      </ComplaintRows>
    </div>
  );
}
