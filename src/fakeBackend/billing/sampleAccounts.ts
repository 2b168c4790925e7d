/** By company on credit, the age in days of each open invoice for its groups. */
export const groupDebts: Record<string, number[]> = {
  "EM-000005": [12, 41, 95],
  "EM-000006": [20, 118],
  "EM-000007": [63, 82, 140],
  "EM-000008": [8],
  "EM-000009": [70, 110],
  "EM-000010": [30, 90, 175],
};
