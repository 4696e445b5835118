/** Not every browser has taken the bytes when the click returns: Safari may ask first whether it should. */
const takenWithinMs = 60_000;

/** Gives the user a file. @param name the file name that the browser proposes */
export function saveAsFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), takenWithinMs);
}
