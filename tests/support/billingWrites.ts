import { billingContract } from "@/contract/billing/billing";
import { billingSettingsContract, billingSettingsId } from "@/contract/billing/billingSettings";
import { createClient } from "@/shared/api/createClient";

const api = createClient({ ...billingContract, ...billingSettingsContract });
const customer = { name: "Acme, S.L.", taxId: "B00000000", address: "Calle Mayor, 1 · Madrid", country: "ES" };

/** Each write of billing, for two stays in house. */
export function billingWrites(stayId: string, otherId: string) {
  const draft = { reservationId: stayId, window: "guest", customer } as const;
  const made: Record<string, { id: string; version: number }> = {};
  const account = { customer: { ...customer, name: "Otra, S.L." }, email: "", limit: 0, termDays: 30 };
  return {
    createDocument: async () => {
      made.draft = await api.createDocument({ body: { clientId: "draft", draft } });
      made.gone = await api.createDocument({ body: { clientId: "gone", draft } });
    },
    updateDocument: async () => {
      const { id, version } = made.draft!;
      const changed = { ...draft, customer: { ...customer, address: "Calle Menor, 2 · Madrid" } };
      made.draft = await api.updateDocument({ params: { id }, body: { version, draft: changed } });
    },
    actOnDocument: async () => {
      const { id, version } = made.draft!;
      await api.actOnDocument({ params: { id, action: "issue" }, body: { version } });
    },
    deleteDocument: () => api.deleteDocument({ params: { id: made.gone!.id } }),
    billAccount: () => api.billAccount({ body: { clientId: "billed", draft: { ...draft, reservationId: otherId } } }),
    createReceivable: async () =>
      (made.account = await api.createReceivable({ body: { clientId: "account", draft: account } })),
    updateReceivable: async () => {
      const { id, version } = made.account!;
      const changed = { ...account, limit: 5_000_00 };
      made.account = await api.updateReceivable({ params: { id }, body: { version, draft: changed } });
    },
    actOnReceivable: async () => {
      const { id, version } = made.account!;
      const paid = { version, paymentId: "paid", method: "transfer", amount: 100_00 } as const;
      await api.actOnReceivable({ params: { id, action: "pay" }, body: paid });
    },
    updateBillingSettings: async () => {
      const params = { id: billingSettingsId };
      const { settings, version } = await api.getBillingSettings({ params });
      await api.updateBillingSettings({ params, body: { version, draft: { ...settings, termDays: 45 } } });
    },
  };
}
