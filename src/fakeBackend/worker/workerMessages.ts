/** Why nothing is stored: storage is forbidden or full, or its rows are damaged and can be cleared. */
export type Forgetting = "unkept" | "damaged";

/** Messages of a tab to the shared backend. */
export type ToBackend =
  /** A page at `path` is on its way; its calls will come. */
  | { kind: "early"; time: number; path: string }
  /** `time` is the tab's clock, in ms: the backend has no other. */
  | {
      kind: "call";
      id: number;
      time: number;
      method: string;
      url: string;
      query: unknown;
      /** JSON, or the fields of a form. */
      body: unknown;
      /** Identifies the call, so that it is carried out once. */
      key: string | undefined;
      timeout: number;
    }
  | { kind: "callOff"; id: number };

/** Messages of the shared backend to a tab. */
export type FromBackend =
  /** `life` is a lock that the worker holds while it runs, where there are locks. */
  | { kind: "ready"; life: string }
  /** `asOf` is the header of that name. */
  | { kind: "answer"; id: number; status: number; data: unknown; asOf?: string }
  /** No reply: the connection is lost, or the call timed out. */
  | { kind: "failure"; id: number; code: string | undefined; message: string }
  /** From here on changes end with the page. */
  | { kind: "forgetting"; why: Forgetting }
  /** The sample was reset: everything on the screen is stale. */
  | { kind: "reset" };
