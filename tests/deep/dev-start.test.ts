import { expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { startProduct } from "../support/product.ts";

/** In place of the built product, whose command line the shell ignores. */
const launcher = ["sh", "-c", packageJson.scripts.dev];

test("`npm run dev` starts the product from its sources, and Vite serves website and portal", async () => {
  const product = await startProduct({ launcher });
  try {
    for (const path of ["/", "/hi", "/login"]) {
      const answer = await fetch(product.url + path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(await answer.text()).toContain("/@vite/client");
    }
    expect((await fetch(`${product.url}/trpc/accounts.me`)).status).toBe(200);
  } finally {
    await product.remove();
  }
});
