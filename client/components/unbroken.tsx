/** Text that stays on one line, such as a number. */
export function Unbroken({ children }: { children: string }) {
  return <span style={{ whiteSpace: "nowrap" }}>{children}</span>;
}
