// Vite reads the arguments of `import.meta.glob` before anything runs: they cannot be changed.
export const strykerPlugins = [
  {
    kind: "Ignore",
    name: "globs",
    value: {
      shouldIgnore: (path) =>
        path.isCallExpression() && path.get("callee").matchesPattern("import.meta.glob") ? "read by Vite" : undefined,
    },
  },
];
