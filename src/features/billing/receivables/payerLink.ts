import { folioContract } from "@/contract/reservations/folios";
import { reservationsContract } from "@/contract/reservations/reservations";
import { createClient } from "@/shared/api/createClient";
import { newCompanyFor } from "@/shared/companies/newCompany";
import type { PayerInput } from "@/shared/companies/PayerFields";
import { createRecord } from "@/shared/record/createRecord";
import { paths } from "@/shared/routing/paths";
import { call, type Saga } from "@/shared/saga/effects";

const { getReservation } = createClient({ getReservation: reservationsContract.getReservation });
const { actOnFolio } = createClient({ actOnFolio: folioContract.actOnFolio });

/** A window whose payer was only typed: it has the id of the stay. */
export interface TypedPayer {
  id: string;
  version: number;
  name: string;
}

/** Says which company of the list the typed payer of a window is. */
export const payerLink = createRecord<TypedPayer, never, never, "link", PayerInput>()("payerLink", {
  *act({ params: { id }, body: { newCompany, companyId: chosen }, key }): Saga<TypedPayer> {
    const { version, billing } = yield* call(getReservation, { params: { id } });
    const companyId = newCompany ? yield* newCompanyFor(newCompany) : chosen;
    const { name = "", routed = [] } = billing ?? {};
    const body = { version, companyId, payer: name, routed };
    yield* call(actOnFolio, { params: { id, action: "bill" }, body, key });
    return { id, version: 0, name };
  },
  notDone: "receivables.notDone",
  path: paths.receivables,
});
