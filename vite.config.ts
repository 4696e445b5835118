import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const root = import.meta.dirname;

export default defineConfig({
  root: join(root, "client"),
  cacheDir: join(root, "node_modules/.vite"),
  plugins: [react()],
  build: {
    outDir: join(root, "dist/client"),
    emptyOutDir: true,
    // The content policy allows no data: URLs for fonts, and small files cost nothing over one connection.
    assetsInlineLimit: 0,
    sourcemap: false,
    target: "es2022",
  },
});
