import { useParams } from "react-router-dom";

import { ListPage } from "@/shared/list/page/ListPage";
import { OfferBar } from "@/shared/undo/OfferBar";

import { ChainStrip } from "./ChainStrip";
import { DocumentDrawer } from "./DocumentDrawer";
import { documentList } from "./documentList";
import { draftUndo } from "./draftDeletion";
import { VatBook } from "./VatBook";

const book = <VatBook />;
const strip = <ChainStrip />;

/** All that was billed, and the chain of its records; a document opens over the list. */
export function DocumentsPage() {
  const { id } = useParams();
  return (
    <ListPage list={documentList} description="billing.plan" buttons={book} above={strip}>
      {id !== undefined && <DocumentDrawer key={id} id={id} />}
      <OfferBar undo={draftUndo} />
    </ListPage>
  );
}
