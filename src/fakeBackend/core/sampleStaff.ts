/** Who is at the desk in the sample. */
export const deskStaff = ["Lucía Ferrer", "Omar Benali", "Chloé Martin", "Nerea Etxeberria"] as const;

/** With the person of the demo account. */
export const staff = ["Marina Solé", "Lucía Ferrer", "Omar Benali", "Nerea Etxeberria", "Chloé Martin"] as const;
