type Row = [table: string, key: string, row: unknown];

/** The table of file contents by their address. */
export const FILES = "files";

/**
 * A blob address ends with the page: every stored file gets a new one, and the rows that name the old one are updated.
 * `replaced` are the rows to store again.
 */
export function withLivingFiles(rows: readonly Row[]): { rows: Row[]; replaced: Row[] } {
  const replaced: Row[] = [];
  const living = new Map<string, string>();
  for (const [table, address, content] of rows) {
    if (table !== FILES || !(content instanceof Blob)) continue;
    const newAddress = URL.createObjectURL(content);
    living.set(address, newAddress);
    replaced.push([FILES, newAddress, content], [FILES, address, null]);
  }
  if (living.size === 0) return { rows: [...rows], replaced };

  const others = rows.filter(([table]) => table !== FILES);
  const relinked = others.map(([table, key, row]): Row => {
    const text = JSON.stringify(row);
    const newText = text.replace(/blob:[^"\\]+/g, (address) => living.get(address) ?? address);
    if (newText === text) return [table, key, row];
    const newRow: Row = [table, key, JSON.parse(newText)];
    replaced.push(newRow);
    return newRow;
  });
  return { rows: relinked, replaced };
}
