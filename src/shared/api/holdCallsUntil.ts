import type { AxiosInstance } from "axios";

/**
 * Makes every call wait for a backend that is fetched first, so that the first screen need not wait. Fetching begins at
 * once; if it fails, the next call tries again.
 */
export function holdCallsUntil(http: AxiosInstance, fetchBackend: () => Promise<void>) {
  let backend: Promise<void> | undefined;
  const fetchOnce = () => {
    backend ??= fetchBackend();
    backend.catch(() => {
      backend = undefined;
    });
    return backend;
  };
  fetchOnce().catch(() => {});
  http.interceptors.request.use(async (config) => {
    await fetchOnce();
    return { ...config, adapter: http.defaults.adapter };
  });
}
