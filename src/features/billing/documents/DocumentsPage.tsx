import { useParams } from "react-router-dom";

import { billingSettingsId } from "@/contract/billing/billingSettings";
import { ListPage } from "@/shared/list/page/ListPage";
import { OfferBar } from "@/shared/undo/OfferBar";

import { LazySettings, SettingsButton } from "../settings/LazySettings";
import { ChainStrip } from "./ChainStrip";
import { DocumentDrawer } from "./DocumentDrawer";
import { ListedSums } from "./ListedSums";
import { documentList } from "./documentList";
import { draftUndo } from "./draftDeletion";
import { VatBook } from "./VatBook";

const buttons = (
  <>
    <VatBook />
    <SettingsButton />
  </>
);
const strip = <ChainStrip />;
const sums = <ListedSums />;

/** All that was billed, and the chain of its records; a document opens over the list. */
export function DocumentsPage() {
  const { id } = useParams();
  return (
    <ListPage list={documentList} description="billing.plan" buttons={buttons} above={strip} notes={sums}>
      {id === billingSettingsId && <LazySettings />}
      {id !== undefined && id !== billingSettingsId && <DocumentDrawer key={id} id={id} />}
      <OfferBar undo={draftUndo} />
    </ListPage>
  );
}
