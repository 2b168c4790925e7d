import type { Plugin } from "vite";

/** Vite's preview packs each file again for each request. Between a browser test and its server nothing is gained by it. */
export const plainPreview = (): Plugin => ({
  name: "conserje:plain-preview",
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, _, next) => {
      delete request.headers["accept-encoding"];
      next();
    });
  },
});
