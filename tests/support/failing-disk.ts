import { open, type FileHandle } from "node:fs/promises";
import { devNull } from "node:os";
import { vi, type MockInstance } from "vitest";

/** What every open file of this process answers with; the system's calls are all that a test replaces. */
export async function fileHandles(): Promise<FileHandle> {
  const handle = await open(devNull);
  await handle.close();
  return Object.getPrototypeOf(handle) as FileHandle; // the prototype has the methods of its instances
}

/** What Node throws when the disk refuses. */
export const diskFailure = (code: string): Error => Object.assign(new Error(`${code}: the disk failed`), { code, syscall: "fsync" });

/** Every sync of the system fails, or only those after so many good ones. */
export function failSync(handles: FileHandle, code: string, after: number): MockInstance<FileHandle["sync"]> {
  const { sync } = handles;
  let calls = 0;
  return vi.spyOn(handles, "sync").mockImplementation(function (this: FileHandle) {
    calls += 1;
    return calls > after ? Promise.reject(diskFailure(code)) : sync.call(this);
  });
}
