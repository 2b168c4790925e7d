/** What is typed in the dialogs of a folio. */
export const noFolioValues = {
  description: "",
  quantity: "1",
  unitPrice: "",
  vat: "10",
  method: "",
  amount: "",
  tendered: "",
  isDeposit: false,
  reason: "",
};

export type FolioValues = typeof noFolioValues;
