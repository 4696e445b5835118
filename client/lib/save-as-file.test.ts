import { afterEach, expect, it, vi } from "vitest";
import { saveAsFile } from "./save-as-file.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("keeps the file for a browser that asks first, and gives it up after a minute", () => {
  vi.useFakeTimers();
  const link = { href: "", download: "", click: vi.fn<() => void>() };
  vi.stubGlobal("document", { createElement: () => link });
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:one");
  const revoke = vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  saveAsFile("leads.csv", new Blob(["Gloves"]));
  expect(link).toMatchObject({ href: "blob:one", download: "leads.csv" });
  expect(link.click).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(59_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(revoke).toHaveBeenCalledExactlyOnceWith("blob:one");
});
