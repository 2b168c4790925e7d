import { ListPage } from "@/shared/list/page/ListPage";

import { paymentList } from "./paymentList";

/** All money that was taken or given back. */
export function PaymentsPage() {
  return <ListPage list={paymentList} description="payments.plan" />;
}
