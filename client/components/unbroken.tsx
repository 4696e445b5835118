/** A number that is read as one: never broken over two lines. */
export function Unbroken({ children }: { children: string }) {
  return <span style={{ whiteSpace: "nowrap" }}>{children}</span>;
}
