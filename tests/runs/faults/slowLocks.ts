const ANSWERED_AFTER_MS = 60;

/**
 * The browser's locks, as slow as they are while a page opens. Of the tabs, one is there at a time: `pageOf` says which,
 * and one that is gone is not answered.
 */
export function slowLocks(pageOf: () => unknown) {
  const answered = () => {
    const asking = pageOf();
    return new Promise<void>((resolve) => {
      setTimeout(() => asking === pageOf() && resolve(), ANSWERED_AFTER_MS);
    });
  };
  return {
    async request(_name: string, work: () => unknown) {
      await answered();
      return work();
    },
    async query() {
      await answered();
      return { held: [], pending: [] };
    },
  };
}
