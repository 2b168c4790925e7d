import "./complaints.scss";

import { useParams } from "react-router-dom";

import type { ComplaintFilter } from "@/contract/complaints";
import { ListPage } from "@/shared/list/ListPage";
import type { ListQuery } from "@/shared/list/filters/createListQuery";
import { openPathOver } from "@/shared/routing/openPath";
import { useText } from "@/shared/i18n/useText";
import { AddIcon } from "@/shared/ui/icons";

import { ComplaintBoard } from "./ComplaintBoard";
import { ComplaintDrawer } from "./ComplaintDrawer";
import { ComplaintFigures } from "./ComplaintFigures";
import { complaintList } from "./complaintList";
import { newComplaintPath } from "./complaintPaths";

const buttons = <NewButton />;

/** What guests complained about and what became of it; a complaint opens over it. */
export function ComplaintsPage() {
  const { id } = useParams();
  return (
    <ListPage
      list={complaintList}
      title="complaints.title"
      parent="menu.guests"
      description="complaints.plan"
      buttons={buttons}
      drawDisplay={drawDisplay}
    >
      {id !== undefined && <ComplaintDrawer key={id} id={id} />}
    </ListPage>
  );
}

/** Columns and figures have an order of their own. What the filter says has passed the list's codec. */
function drawDisplay(display: string, { sort: _, order: __, ...query }: Partial<ListQuery>) {
  const filter = query as ComplaintFilter;
  if (display === "table") return undefined;
  return display === "figures" ? <ComplaintFigures filter={filter} /> : <ComplaintBoard filter={filter} />;
}

function NewButton() {
  const { text } = useText();
  return (
    <button type="button" className="btn btn-primary" onClick={() => openPathOver(newComplaintPath)}>
      <AddIcon size={18} aria-hidden="true" />
      {text("complaints.new")}
    </button>
  );
}
