/**
 * The contents of draft files by id: too large for the store. In memory and, where the browser has a database, there
 * too, so that they survive a reload. Never throws: without a database they live as long as the page.
 */
const contents = new Map<string, Blob>();
const addresses = new Map<string, string>();
const STORE = "files";

export function keepContent(id: string, content: Blob) {
  contents.set(id, content);
  void inDatabase("readwrite", (files) => files.put(content, id));
}

export async function readContent(id: string): Promise<Blob | undefined> {
  const content = contents.get(id) ?? (await inDatabase<unknown>("readonly", (files) => files.get(id)));
  if (!(content instanceof Blob)) return undefined;
  contents.set(id, content);
  return content;
}

export function forgetContent(id: string) {
  contents.delete(id);
  revoke(id);
  void inDatabase("readwrite", (files) => files.delete(id));
}

export function forgetAllContents() {
  for (const id of addresses.keys()) revoke(id);
  contents.clear();
  void inDatabase("readwrite", (files) => files.clear());
}

/** An address that shows the content while it is in a draft. */
export async function addressOf(id: string): Promise<string | undefined> {
  const content = await readContent(id);
  if (!content || typeof URL.createObjectURL !== "function") return undefined;
  const address = addresses.get(id) ?? URL.createObjectURL(content);
  addresses.set(id, address);
  return address;
}

function revoke(id: string) {
  const address = addresses.get(id);
  if (address) URL.revokeObjectURL(address);
  addresses.delete(id);
}

async function inDatabase<Result>(mode: IDBTransactionMode, work: (files: IDBObjectStore) => IDBRequest<Result>) {
  try {
    const opening = indexedDB.open("conserje-drafts", 1);
    opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(STORE));
    const database = await resultOf(opening);
    const result = await resultOf(work(database.transaction(STORE, mode).objectStore(STORE)));
    database.close();
    return result;
  } catch {
    return undefined;
  }
}

const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("no database")));
  });
