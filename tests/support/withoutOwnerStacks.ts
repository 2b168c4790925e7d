import * as React from "react";

/**
 * React notes for each element where it was created, in an error's stack: a tenth of the time of a page's test. It does
 * so for the first 10,000 elements of a second only.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
  string,
  object
>;
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Infinity, set() {}, configurable: true });
