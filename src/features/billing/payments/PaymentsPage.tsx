import { ListPage } from "@/shared/list/page/ListPage";

import { paymentList } from "./paymentList";

export function PaymentsPage() {
  return <ListPage list={paymentList} description="payments.plan" />;
}
