import { describe, expect, it } from "vitest";
import { loginPathFor, safeNext } from "./next-path.ts";

const back = (next: string) => safeNext(`?next=${encodeURIComponent(next)}`, "https://portal.example");

describe("the way back after signing in", () => {
  it("keeps path, search and fragment", () => {
    expect(loginPathFor({ pathname: "/sidebar", search: "?id=PRD-2627-00001&step=3", hash: "#file" })).toBe(
      "/login?next=%2Fsidebar%3Fid%3DPRD-2627-00001%26step%3D3%23file",
    );
    expect(back("/sidebar?id=PRD-2627-00001&step=3#file")).toBe("/sidebar?id=PRD-2627-00001&step=3#file");
    expect(loginPathFor({ pathname: "/", search: "", hash: "" })).toBe("/login");
  });

  it.each([
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example",
    "\\\\evil.example",
    "javascript:alert(1)",
    "/login",
    "",
    "sidebar",
    "/\t/evil.example",
    "/.//evil.example",
  ])("never leads to %j", (next) => {
    expect(back(next)).toBeUndefined();
  });

  it("is nowhere when nothing was asked for", () => {
    expect(safeNext("", "https://portal.example")).toBeUndefined();
  });
});
