/** Why nothing is kept: storage is forbidden or full, or its rows are damaged and can be cleared. */
export type Forgetting = "unkept" | "damaged";

/** What a tab says to the backend that all tabs share. */
export type ToBackend =
  /** `time` is the tab's clock, in ms: the backend has no other. */
  | {
      kind: "call";
      id: number;
      time: number;
      method: string;
      url: string;
      query: unknown;
      body: unknown;
      /** Names the call, so that it is carried out once. */
      key: string | undefined;
      timeout: number;
    }
  | { kind: "callOff"; id: number };

/** What it hears from it. */
export type FromBackend =
  /** `life` is a lock that it holds for as long as it is there, where there are locks. */
  | { kind: "ready"; life: string }
  | { kind: "answer"; id: number; status: number; data: unknown }
  /** No answer came: the connection is lost, or the time is up. */
  | { kind: "failure"; id: number; code: string | undefined; message: string }
  /** What is done from here on ends with the page. */
  | { kind: "forgetting"; why: Forgetting }
  /** The sample was made anew: what is on the screen is of the past. */
  | { kind: "reset" };
