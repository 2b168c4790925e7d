/** A worker, and the port to the backend in it. */
interface Started {
  worker: AbstractWorker;
  port: MessagePort;
}

/** The worker that all tabs share, started if none runs. Throws where the browser has no such workers. */
export function sharedWorker(name: string): Started {
  const worker = new SharedWorker(new URL("./workerBackend.ts", import.meta.url), { type: "module", name });
  return { worker, port: worker.port };
}

/** A worker of this tab alone. */
export function ownWorker(name: string): Started {
  const worker = new Worker(new URL("./workerBackend.ts", import.meta.url), { type: "module", name });
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(undefined, [port2]);
  return { worker, port: port1 };
}
